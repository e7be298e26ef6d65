#!/bin/sh
# Which day of the Bikram Sambat calendar published packages give to a day of this year and of the next.
#
# Guess: the newest release of a converter has the calendar that Nepal uses today; they may differ in years to come.
# Seen:  four of eight give 12 Mangsir 2083 for 27 November 2026. It is the 11th: Asoj 2083 has 31 days in the calendars
#        of Nepali Patro and Hamro Patro, and since a correction of this year in the other four. Those packages are
#        a day off from 17 October to 15 December 2026 and from 14 January to 12 February 2027.
#        Six of eight give 29 Asoj 2084 for 15 October 2027, two give the 28th. That year is not printed yet; the rule of
#        the sun, which fits each month of 2000 to 2083, gives the 28th.
# So:    the table of months is our own, and ends where nothing decides (src/lib/dates/bikram-sambat-years.ts).
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund \
  nepali-date-converter@3.4.0 nepali-datetime@2.0.0 nepali-date-library@1.1.16 bikram-sambat@1.8.1 \
  bikram-sambat-js@1.0.3 ad-bs-converter@0.5.0 nepali-date@0.1.3 nepali-calendar-js@1.0.4
cat >run.cjs <<'EOF'
const assert = require('node:assert/strict');
const two = (number) => String(number).padStart(2, '0');
const latin = (digits) => digits.replace(/[०-९]/g, (digit) => '०१२३४५६७८९'.indexOf(digit));
const text = (year, month, day) => `${year}-${two(month)}-${two(day)}`;
const Converter = require('nepali-date-converter').default;
const Datetime = require('nepali-datetime').default;
const { ADtoBS } = require('nepali-date-library');
const { toBik } = require('bikram-sambat');
const { ADToBS } = require('bikram-sambat-js');
const { ad2bs } = require('ad-bs-converter');
const NepaliDate = require('nepali-date');
const { toNepali } = require('nepali-calendar-js');

const packages = {
  'nepali-date-converter': (y, m, d) => new Converter(new Date(y, m - 1, d)).format('YYYY-MM-DD'),
  'nepali-datetime': (y, m, d) => Datetime.parseEnglishDate(text(y, m, d), 'YYYY-MM-DD').format('YYYY-MM-DD'),
  'nepali-date-library': (y, m, d) => ADtoBS(text(y, m, d)),
  'bikram-sambat': (y, m, d) => {
    const { year, month, day } = toBik(text(y, m, d));
    return text(year, month, day);
  },
  'bikram-sambat-js': (y, m, d) => ADToBS(text(y, m, d)),
  'ad-bs-converter': (y, m, d) => {
    const { year, month, day } = ad2bs(`${y}/${m}/${d}`).en;
    return text(year, month, day);
  },
  'nepali-date': (y, m, d) => new NepaliDate(new Date(y, m - 1, d, 12)).format('yyyy-mm-dd'),
  'nepali-calendar-js': (y, m, d) => {
    const { ny, nm, nd } = toNepali(y, m, d);
    return text(ny, nm, nd);
  },
};
const days = [[2026, 10, 16], [2026, 10, 17], [2026, 11, 27], [2027, 10, 15]];
const seen = Object.fromEntries(
  Object.entries(packages).map(([name, convert]) => [name, days.map((day) => latin(convert(...day)))]),
);
console.table(seen);
const printed = ['2083-06-30', '2083-06-31', '2083-08-11'];
const dayAhead = ['2083-06-30', '2083-07-01', '2083-08-12'];
assert.deepEqual(seen, {
  'nepali-date-converter': [...printed, '2084-06-28'],
  'nepali-datetime': [...printed, '2084-06-28'],
  'nepali-date-library': [...printed, '2084-06-29'],
  'bikram-sambat': [...printed, '2084-06-29'],
  'bikram-sambat-js': [...dayAhead, '2084-06-29'],
  'ad-bs-converter': [...dayAhead, '2084-06-29'],
  'nepali-date': [...dayAhead, '2084-06-29'],
  'nepali-calendar-js': [...dayAhead, '2084-06-29'],
});
EOF
TZ=Asia/Kathmandu node run.cjs
