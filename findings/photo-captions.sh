#!/bin/sh
# What packages for the data in photos do with a caption in Devanagari, as Exif 3.0 has it.
#
# Guess: Exif 3.0 gives texts in UTF-8 a type of their own, 129. A package that does not know it leaves out that one text, and
#        the newest release of one that is kept up reads it.
# Seen:  none reads it. exifr 7.1.3 raises no error, but gives one in a list and nothing else: the caption costs it the time
#        and the place of the photo. exif-reader 2.0.3 gives null for it and exifreader 4.46.0 leaves it out; both read the
#        rest. With the same bytes under the old type, 2, exifr and exifreader read the caption, exif-reader gives bytes.
#        Exif 3.0 also has two new references for heights, 2 and 3, above and below the sea. Below it, by 3, no package
#        makes the height negative; exifreader does so for 1 alone.
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts exifr@7.1.3 exif-reader@2.0.3 exifreader@4.46.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict';
import exifReader from 'exif-reader';
import ExifReader from 'exifreader';
import exifr from 'exifr';

const CAPTION = 'नाम्चे बजार';
const ASCII = 2;
const UTF8 = 129;
const text = (value) => Buffer.from(`${value}\0`);
const longs = (...values) => Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer)));

/** Three directories of [tag, type, count, value]: the photo's, that of the taking, and that of the place. */
const tiffOf = (captionType, height, reference) => {
  const caption = text(CAPTION);
  const directories = [
    [[0x010e, captionType, caption.length, caption], [0x8769, 4, 1, 1], [0x8825, 4, 1, 2]],
    [[0x9000, 7, 4, Buffer.from('0300')], [0x9003, 2, 20, text('2026:10:05 06:15:00')]],
    [
      [0, 1, 4, Buffer.from([2, 4, 0, 0])],
      [1, 2, 2, text('N')],
      [2, 5, 3, longs(27, 1, 48, 1, 15, 1)],
      [3, 2, 2, text('E')],
      [4, 5, 3, longs(86, 1, 42, 1, 47, 1)],
      [5, 1, 1, Buffer.from([reference])],
      [6, 5, 1, longs(height, 1)],
    ],
  ];
  const starts = [8];
  for (const entries of directories) starts.push(starts.at(-1) + 6 + 12 * entries.length);
  let end = starts.pop();
  const values = [];
  const written = directories.map((entries) => {
    const bytes = Buffer.alloc(6 + 12 * entries.length);
    bytes.writeUInt16LE(entries.length);
    entries.forEach(([tag, type, count, value], index) => {
      const at = 2 + 12 * index;
      bytes.writeUInt16LE(tag, at);
      bytes.writeUInt16LE(type, at + 2);
      bytes.writeUInt32LE(count, at + 4);
      if (typeof value === 'number') bytes.writeUInt32LE(starts[value], at + 8);
      else if (value.length <= 4) value.copy(bytes, at + 8);
      else {
        bytes.writeUInt32LE(end, at + 8);
        values.push(value, Buffer.alloc(value.length % 2));
        end += value.length + (value.length % 2);
      }
    });
    return bytes;
  });
  return Buffer.concat([Buffer.from('II*\0'), longs(8), ...written, ...values]);
};

const seen = {};
for (const [name, ...facts] of [
  ['caption as type 2', ASCII, 3440, 0],
  ['caption as type 129', UTF8, 3440, 0],
  ['430 m below, by 1', ASCII, 430, 1],
  ['430 m below, by 3', ASCII, 430, 3],
]) {
  const tiff = tiffOf(...facts);
  const one = await exifr.parse(tiff, { tiff: true, gps: true });
  const two = exifReader(tiff);
  const three = ExifReader.load(tiff, { expanded: true });
  const bytes = two.Image.ImageDescription;
  seen[name] = {
    exifr: [one.ImageDescription, one.GPSAltitude, Object.keys(one).join() === 'errors'],
    'exif-reader': [Buffer.isBuffer(bytes) ? 'bytes' : bytes, two.GPSInfo.GPSAltitude],
    exifreader: [three.exif.ImageDescription?.description, three.gps.Altitude],
  };
}
console.dir(seen, { depth: 3 });
const below = (height) => ({
  exifr: [CAPTION, 430, false],
  'exif-reader': ['bytes', 430],
  exifreader: [CAPTION, height],
});
assert.deepEqual(seen, {
  'caption as type 2': { exifr: [CAPTION, 3440, false], 'exif-reader': ['bytes', 3440], exifreader: [CAPTION, 3440] },
  'caption as type 129': { exifr: [undefined, undefined, true], 'exif-reader': [null, 3440], exifreader: [undefined, 3440] },
  '430 m below, by 1': below(-430),
  '430 m below, by 3': below(430),
});
EOF
node run.mjs
