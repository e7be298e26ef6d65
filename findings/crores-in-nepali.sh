#!/bin/sh
# How large a number is that the Unicode data, and so `Intl`, writes in Nepali words.
#
# Guess: { notation: 'compact' } in Nepali counts in लाख (100,000), करोड (10,000,000) and अरब (1,000,000,000), whether
#        `compactDisplay` is short or long.
# Seen:  in cldr-numbers-full 48.2.0 the short words do, and the long ones have ten times too much from a million to a
#        thousand million: 1,000,000 is "१ करोड", 10,000,000 is "१० करोड", 100,000,000 is "१०० करोड".
#        @formatjs/intl-numberformat 9.4.3, and Node 20 and 24 with the data of CLDR 48.0, write so. Hindi, Bengali and
#        Marathi have it right.
# So:    amounts on the axes of charts are asked for in short words (src/lib/formats/short-npr.ts).
# Fails if any of this changes. Needs Node 20 and the npm registry; what the engine itself writes is only printed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cldr-numbers-full@48.2.0 @formatjs/intl-numberformat@9.4.3
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const amounts = [100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000];
/** CLDR puts a no-break space before the word. */
const plain = (text) => text.replaceAll('\u00a0', ' ');
const written = (compactDisplay) => {
  const format = new Intl.NumberFormat('ne', { notation: 'compact', compactDisplay });
  return amounts.map((amount) => plain(format.format(amount)));
};
console.log(`Node, CLDR ${process.versions.cldr}:`, written('short'), written('long'));

await import('@formatjs/intl-numberformat/polyfill-force.js');
await import('@formatjs/intl-numberformat/locale-data/ne.js');
assert.equal(Intl.NumberFormat.polyfilled, true);
const [short, long] = [written('short'), written('long')];
console.log('formatjs:', short, long);
assert.deepEqual(short, ['१ लाख', '१० लाख', '१ करोड', '१० करोड', '१ अरब']);
assert.deepEqual(long, ['१ लाख', '१ करोड', '१० करोड', '१०० करोड', '१ अरब']);

const millionIn = (language) => {
  const { numbers } = require(`cldr-numbers-full/main/${language}/numbers.json`).main[language];
  const formats = numbers['decimalFormats-numberSystem-latn'];
  return ['short', 'long'].map((style) => plain(formats[style].decimalFormat['1000000-count-other']));
};
const millions = Object.fromEntries(['ne', 'hi', 'bn', 'mr'].map((language) => [language, millionIn(language)[1]]));
console.log('patterns of a million, in long words:', millions);
assert.deepEqual(millions, { ne: '0 करोड', hi: '00 लाख', bn: '00 লাখ', mr: '00 लाख' });
assert.equal(millionIn('ne')[0], '00 लाख');
EOF
node run.mjs
