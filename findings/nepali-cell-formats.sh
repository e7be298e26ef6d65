#!/bin/sh
# How published packages show a number in the formats that Nepali spreadsheets use.
#
# Guess: a format that only names the language, as [$-4000461]0 for Devanagari digits, shows the bare number at worst; the
#        formats for lakh and crore show 12,34,567; and a currency sign in a format is shown.
# Seen:  SheetJS (xlsx 0.18.5 and, as @e965/xlsx, 0.20.3) shows [$-4000461]0 as "$1234567", with a dollar sign, and raises
#        an error for #,##,##0. hucre 1.0.0 leaves the currency out, shows [NatNum1] as text, and groups the conditional
#        format for lakh and crore by thousands. numfmt 4.0.1 shows both rightly, and raises an error for [NatNum1].
#        None shows Devanagari digits, or a month in Nepali for [$-461].
# So:    an import reads the values of cells, never how they are shown (src/lib/files/read-workbook.ts).
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 @e965/xlsx@0.20.3 hucre@1.0.0 numfmt@4.0.1
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict';
import later from '@e965/xlsx';
import { formatValue } from 'hucre';
import { format } from 'numfmt';
import sheetjs from 'xlsx';

const packages = {
  sheetjs: (code) => sheetjs.SSF.format(code, 1_234_567),
  '@e965/xlsx': (code) => later.SSF.format(code, 1_234_567),
  hucre: (code) => formatValue(1_234_567, code),
  numfmt: (code) => format(code, 1_234_567),
};
const shown = (show, code) => {
  try {
    return show(code);
  } catch {
    return 'an error';
  }
};
const byLakh = String.raw`[>=10000000]##\,##\,##\,##0;[>=100000]##\,##\,##0;##,##0`;
const codes = ['[$-4000461]0', '[NatNum1][$-461]0', '[$NPR-461] #,##0', '#,##,##0', byLakh, '[$-461]D MMMM YYYY'];
const seen = Object.fromEntries(
  Object.entries(packages).map(([name, show]) => [name, codes.map((code) => shown(show, code))]),
);
console.table(seen);
const dollars = ['$1234567', '$1234567', 'NPR 1,234,567', 'an error', '12,34,567', '15 February 5280'];
assert.deepEqual(seen, {
  sheetjs: dollars,
  '@e965/xlsx': dollars,
  hucre: ['1234567', '[NatNum1]1234567', ' 1,234,567', '1,234,567', '1,234,567', '15 February 5280'],
  numfmt: ['1234567', 'an error', 'NPR 1,234,567', '1,234,567', '12,34,567', '15 February 5280'],
});
EOF
node run.mjs
