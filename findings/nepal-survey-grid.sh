#!/bin/sh
# Where the grid of Nepal's survey maps lies to who takes its definition from a package.
#
# Guess: the two entries for Nepal's own datum in one index put the same point of the grid within a metre of each other.
# Seen:  epsg-index 2.0.0 has the datum of the maps as EPSG:6207 with its three shifts to WGS 84, and their grid on 84°
#        east as 102306 (Esri's number) without. proj4 2.22.0 takes no shift for a shift of nothing, without a word:
#        Everest Base Camp comes out 254 m from where the shifts of 6207 put it. Each of the two goes there and back to a
#        tenth of a metre, so a round trip does not find it.
# So:    coordinates are read in WGS 84 alone (src/lib/places/coordinates.ts).
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts epsg-index@2.0.0 proj4@2.22.0
cat >run.cjs <<'EOF'
const assert = require('node:assert/strict');
const systems = require('epsg-index/all.json');
const proj4 = require('proj4');

const datum = systems[6207];
const grid = systems[102306];
assert.equal(datum.name, 'Nepal 1981');
assert.equal(grid.name, 'Nepal Nagarkot TM');
const [shifts] = datum.proj4.match(/\+towgs84=\S+/);
assert.equal(shifts, '+towgs84=293.17,726.18,245.36,0,0,0,0');
assert.equal(grid.proj4.includes('towgs84'), false);

const camp = [86.8553, 28.0043];
const listed = grid.proj4;
const shifted = `${grid.proj4} ${shifts}`;
const on = (definition) => proj4('WGS84', definition, camp);
for (const definition of [listed, shifted]) {
  const back = proj4(definition, 'WGS84', on(definition));
  console.log('there and back, degrees:', back[0] - camp[0], back[1] - camp[1]);
  for (const axis of [0, 1]) assert.ok(Math.abs(back[axis] - camp[axis]) < 1e-6);
}
const [without, along] = [on(listed), on(shifted)];
const metres = Math.hypot(without[0] - along[0], without[1] - along[1]);
console.log('as listed', without, 'with the shifts of 6207', along, 'apart', metres);
assert.equal(Math.round(metres), 254);
EOF
node run.cjs
