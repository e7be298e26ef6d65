#!/bin/sh
# Which time zone published packages give to places in the north and south of Nepal.
#
# Guess: a package that finds the time zone of a point gives Asia/Kathmandu to each village of a trek in Nepal.
# Seen:  tz-lookup 6.1.25 and its fork @photostructure/tz-lookup 11.7.0 put the Langtang trek from Syabrubesi to Kyanjin
#        Gompa, the start of the Annapurna Circuit at Besisahar, Samagaon and Lo Manthang in China's time, 2 hours and 15
#        minutes ahead, and Nepalgunj in India's. Besisahar is more than 50 km from Tibet. Of the 86 places with
#        coordinates in our table, 14 that lie wholly in Nepal get a wrong zone. geo-tz 8.1.9 has all of these right.
# So:    times are Nepal's, 5:45 ahead, whatever place they belong to (src/lib/dates/dates.ts).
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tz-lookup@6.1.25 @photostructure/tz-lookup@11.7.0 geo-tz@8.1.9
cat >run.cjs <<'EOF'
const assert = require('node:assert/strict');
const fork = require('@photostructure/tz-lookup');
const { find } = require('geo-tz');
const original = require('tz-lookup');

const places = {
  Kathmandu: [27.717, 85.324],
  'Everest Base Camp': [28.004, 86.855],
  Syabrubesi: [28.162, 85.347],
  Langtang: [28.216, 85.51],
  'Kyanjin Gompa': [28.212, 85.568],
  Besisahar: [28.231, 84.378],
  Samagaon: [28.583, 84.64],
  'Lo Manthang': [29.183, 83.956],
  Nepalgunj: [28.05, 81.617],
};
const packages = {
  'tz-lookup': original,
  '@photostructure/tz-lookup': fork,
  'geo-tz': (...place) => find(...place).join(' '),
};
const zonesBy = (zoneAt) => Object.fromEntries(Object.entries(places).map(([place, at]) => [place, zoneAt(...at)]));
const seen = Object.fromEntries(Object.entries(packages).map(([name, zoneAt]) => [name, zonesBy(zoneAt)]));
console.log(seen);
const zones = (china, india) =>
  Object.fromEntries(
    Object.keys(places).map((place) => [
      place,
      china.includes(place) ? 'Asia/Shanghai' : india.includes(place) ? 'Asia/Kolkata' : 'Asia/Kathmandu',
    ]),
  );
const abroad = ['Syabrubesi', 'Langtang', 'Kyanjin Gompa', 'Besisahar', 'Samagaon', 'Lo Manthang'];
assert.deepEqual(seen, {
  'tz-lookup': zones(abroad, ['Nepalgunj']),
  '@photostructure/tz-lookup': zones(abroad, ['Nepalgunj']),
  'geo-tz': zones([], []),
});
EOF
node run.cjs
