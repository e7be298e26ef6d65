#!/bin/sh
# Which Nepal published packages know: the provinces of 2015, their names of 2023, the map of 2020.
#
# Guess: packages with the divisions of all countries have Nepal's seven provinces, with ISO's codes, NP-P1 to NP-P7; and the
#        latest release of a package with Nepal's outline has the latest outline.
# Seen:  country-state-city 3.2.1 and iso-3166-2 1.0.0 have the 14 zones and 5 development regions of before 2015, and sort
#        cities under them. country-region-data 4.1.0 has the provinces, the first still as "Province No. 1", under the codes 1
#        to 7. iso-3166 4.4.0 has all as it is.
#        nepal-geojson 2.4.4, its latest by tag on 2026-11-28, ends at 30.25 degrees in the north-west; only 5.0.0-alpha reaches
#        Limpiyadhura, 30.47, as Nepal's official map does.
# So:    provinces and their outline are our own (src/domain/nepal/map/provinces.txt), from the alpha.
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps \
  country-state-city@3.2.1 iso-3166-2@1.0.0 country-region-data@4.1.0 iso-3166@4.4.0 \
  nepal-geojson@2.4.4 nepal-geojson-alpha@npm:nepal-geojson@5.0.0-alpha
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { iso31662 } from 'iso-3166';

const require = createRequire(import.meta.url);
const { State, City } = require('country-state-city');
const byIso = require('iso-3166-2').country('NP').sub;
const { allCountries } = require('country-region-data');

const zones = State.getStatesOfCountry('NP').map(({ name }) => name);
assert.equal(zones.length, 19);
assert.equal(zones.filter((name) => name.endsWith(' Zone')).length, 14);
const states = new Set(City.getCitiesOfCountry('NP').map(({ stateCode }) => stateCode));
assert.equal(states.size > 0 && [...states].every((code) => !code.startsWith('P')), true);
const ofType = (type) => Object.values(byIso).filter((division) => division.type === type).length;
assert.deepEqual([ofType('Zone'), ofType('Development region')], [14, 5]);
console.log('country-state-city:', zones.join(', '));

const [, , regions] = allCountries.find(([, code]) => code === 'NP');
assert.deepEqual(regions[0], ['Province No. 1', '1']);
assert.equal(regions.length, 7);
console.log('country-region-data:', regions.map(([name, code]) => `${code} ${name}`).join(', '));

const provinces = iso31662.filter(({ parent }) => parent === 'NP').map(({ code }) => code);
assert.deepEqual(provinces, ['NP-P1', 'NP-P2', 'NP-P3', 'NP-P4', 'NP-P5', 'NP-P6', 'NP-P7']);

const northWest = (districts) => {
  const points = [];
  const collect = (part) => (typeof part[0] === 'number' ? points.push(part) : part.forEach(collect));
  for (const { geometry } of districts.features) collect(geometry.coordinates);
  return Math.max(...points.filter(([longitude]) => longitude < 81.3).map(([, latitude]) => latitude));
};
const reach = [northWest(require('nepal-geojson').districts()), northWest(require('nepal-geojson-alpha').districts())];
assert.deepEqual(reach.map((latitude) => latitude.toFixed(2)), ['30.25', '30.47']);
console.log('nepal-geojson, north-west: 2.4.4', reach[0], '5.0.0-alpha', reach[1]);
EOF
node run.mjs
