#!/bin/sh
# What packages for the machine-readable lines of passports do with names that do not fit the usual pattern.
#
# Guess: a passport with one name alone is valid to both packages, with an empty first name; a long last name is shortened
#        so that the first name stays in the line; what one package writes, the other reads.
# Seen:  mrz-fast 1.0.9 writes an apostrophe and a hyphen as they are, where ICAO 9303 part 3 leaves the one out and makes
#        a filler of the other; it calls such lines valid, mrz 5.0.2 does not and gives no last name. A last name that
#        fills the 39 characters leaves no room for the first one. Who has one name only, as many in Nepal do, is read
#        alike while three fillers follow it. With two, mrz calls the lines invalid; with one or none it calls them valid
#        and gives the whole name as first name, too. mrz-fast gives an empty first name each time.
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mrz@5.0.2 mrz-fast@1.0.9
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict';
import { parse } from 'mrz';
import { createMRZ, parseMRZ } from 'mrz-fast';

const passport = {
  documentCode: 'P',
  issuingState: 'NPL',
  nationality: 'NPL',
  documentNumber: 'PA0000000',
  birthDate: { year: 1990, month: 1, day: 1 },
  sex: 'female',
  expirationDate: { year: 2031, month: 1, day: 1 },
};
const namesOf = ({ valid, fields }) => [valid, fields.lastName, fields.firstName];
const written = (lastName, firstName) => createMRZ({ ...passport, lastName, firstName });
const read = (lines) => ({ mrz: namesOf(parse(lines)), 'mrz-fast': namesOf(parseMRZ(lines)) });
/** The lines of somebody with one name, filled up as ICAO 9303 has it. */
const oneName = (name) => [`P<NPL${name.replaceAll(' ', '<')}`.padEnd(44, '<'), written('RAI', 'MAYA')[1]];

const long = 'PASANG LHAMU DOLMA YANGCHEN DOMA DIKILA';
const cases = {
  'RAI, MAYA': written('RAI', 'MAYA'),
  "D'SOUZA, ANNE": written("D'SOUZA", 'ANNE'),
  'SHRESTHA-RANA, ANNE': written('SHRESTHA-RANA', 'ANNE'),
  '39 characters, MAYA': written(long, 'MAYA'),
  'PASANG alone': oneName('PASANG'),
  '36 characters alone': oneName(long.slice(0, 36)),
  '37 characters alone': oneName(long.slice(0, 37)),
  '38 characters alone': oneName(long.slice(0, 38)),
};
const seen = Object.fromEntries(Object.entries(cases).map(([name, lines]) => [name, { line: lines[0], ...read(lines) }]));
console.log(seen);
const both = (line, ...names) => ({ line: line.padEnd(44, '<'), mrz: names, 'mrz-fast': names });
const differ = (line, mrz, fast) => ({ line: line.padEnd(44, '<'), mrz, 'mrz-fast': fast });
const line = 'P<NPLPASANG<LHAMU<DOLMA<YANGCHEN<DOMA<DIKILA';
const twice = (name) => [[true, name, name], [true, name, '']];
assert.deepEqual(seen, {
  'RAI, MAYA': both('P<NPLRAI<<MAYA', true, 'RAI', 'MAYA'),
  "D'SOUZA, ANNE": differ("P<NPLD'SOUZA<<ANNE", [false, null, 'ANNE'], [true, "D'SOUZA", 'ANNE']),
  'SHRESTHA-RANA, ANNE': differ('P<NPLSHRESTHA-RANA<<ANNE', [false, null, 'ANNE'], [true, 'SHRESTHA-RANA', 'ANNE']),
  '39 characters, MAYA': differ(line, ...twice(long)),
  'PASANG alone': both('P<NPLPASANG', true, 'PASANG', ''),
  '36 characters alone': both(line.slice(0, 41), true, long.slice(0, 36), ''),
  '37 characters alone': differ(line.slice(0, 42), [false, long.slice(0, 37), null], [true, long.slice(0, 37), '']),
  '38 characters alone': differ(line.slice(0, 43), ...twice(long.slice(0, 38))),
});
EOF
node run.mjs
