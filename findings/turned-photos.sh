#!/bin/sh
# Which way up published packages say that a turned AVIF photo is.
#
# Guess: a package that gives a photo's orientation gives the number that Exif has for the same turn; one that gives no
#        orientation gives width and height as the photo is shown.
# Seen:  probe-image-size 7.5.0 gives 6 for a quarter turn to the left and 8 for one to the right, where Exif has 8 and 6: who
#        follows it shows the photo upside down. Half turns and mirrors are right. image-size 2.1.0 and image-dimensions 2.6.0
#        give 64 × 32 for all, without a word of the turn. The judge is what sharp 0.35.5 makes of the same file, and
#        of a JPEG for each number of Exif.
# So:    pictures are PNG, JPEG or WebP (src/lib/files/image-file.ts).
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  probe-image-size@7.5.0 image-size@2.1.0 image-dimensions@2.6.0 sharp@0.35.5
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict';
import { imageDimensionsFromData } from 'image-dimensions';
import { imageSize } from 'image-size';
import probe from 'probe-image-size';
import sharp from 'sharp';

const WIDTH = 64;
const HEIGHT = 32;
/** Blue, with a red corner at the top left. */
const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
for (let y = 0; y < HEIGHT; y += 1)
  for (let x = 0; x < WIDTH; x += 1) pixels[(y * WIDTH + x) * 3 + (x < 16 && y < 16 ? 0 : 2)] = 255;
const photo = () => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

/** Where the red corner is once the photo is shown, and whether it stands upright. */
const look = async (image) => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isRed = (x, y) => data[(y * info.width + x) * info.channels] > 128;
  const [right, bottom] = [info.width - 5, info.height - 5];
  const corners = {
    'top left': [4, 4],
    'top right': [right, 4],
    'bottom left': [4, bottom],
    'bottom right': [right, bottom],
  };
  const [corner] = Object.keys(corners).filter((name) => isRed(...corners[name]));
  return `${info.width} × ${info.height}, ${corner}`;
};
const looks = {};
for (let number = 1; number <= 8; number += 1) {
  const jpeg = await photo().withMetadata({ orientation: number }).jpeg().toBuffer();
  looks[await look(sharp(jpeg).rotate())] = number;
}

const box = (type, ...parts) => {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + body.length);
  return Buffer.concat([size, Buffer.from(type), body]);
};
const boxesIn = (bytes) => {
  const boxes = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    boxes.push([bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + bytes.readUInt32BE(at))]);
  return boxes;
};
const plain = await photo().avif({ lossless: true }).toBuffer();
/** The photo with one more property: a turn to the left by quarters (irot) or a mirror (imir). */
const avifWith = (property, value) => {
  const turn = box(property, Buffer.from([value]));
  const change = {
    // The picture lies so many bytes further on: the property, and its number in the list.
    iloc: (body) => {
      const moved = Buffer.from(body);
      moved.writeUInt32BE(moved.readUInt32BE(18) + turn.length + 1, 18);
      return moved;
    },
    iprp: (body) => {
      const [[, properties], [, list]] = boxesIn(body);
      const longer = Buffer.concat([list, Buffer.from([0x80 + boxesIn(properties).length + 1])]);
      longer[10] += 1;
      return Buffer.concat([box('ipco', properties, turn), box('ipma', longer)]);
    },
    meta: (body) => Buffer.concat([body.subarray(0, 4), ...boxesIn(body.subarray(4)).map(changed)]),
  };
  const changed = ([type, body]) => box(type, change[type]?.(body) ?? body);
  return Buffer.concat(boxesIn(plain).map(changed));
};

const seen = {};
for (const [name, property, value] of [
  ['not turned', 'irot', 0],
  ['quarter to the left', 'irot', 1],
  ['half', 'irot', 2],
  ['quarter to the right', 'irot', 3],
  ['top to bottom', 'imir', 0],
  ['left to right', 'imir', 1],
]) {
  const file = avifWith(property, value);
  const { width, height } = imageDimensionsFromData(new Uint8Array(file));
  assert.deepEqual([width, height], [WIDTH, HEIGHT]);
  assert.deepEqual(imageSize(file), { width: WIDTH, height: HEIGHT, type: 'avif' });
  seen[name] = { exif: looks[await look(sharp(file))], probe: probe.sync(file).orientation };
}
console.table(seen);
assert.deepEqual(seen, {
  'not turned': { exif: 1, probe: 1 },
  'quarter to the left': { exif: 8, probe: 6 },
  half: { exif: 3, probe: 3 },
  'quarter to the right': { exif: 6, probe: 8 },
  'top to bottom': { exif: 4, probe: 4 },
  'left to right': { exif: 2, probe: 2 },
});
EOF
node run.mjs
