#!/bin/sh
# How published packages write the length of a trek into a calendar file.
#
# Guess: a trek of 14 days is written as ISO 8601 has it, and what is written is 14 days to each reader of durations.
# Seen:  ics 3.12.0 writes P14DT, with a T that nothing follows; RFC 5545, like ISO 8601, has a T only before hours,
#        minutes or seconds. Temporal, by @js-temporal/polyfill 0.5.1, refuses it; Luxon 3.7.2, tinyduration 3.4.1 and
#        iso8601-duration 2.1.4 read 14 days all the same, so that most tests pass. ts-ics 2.4.6 writes P14D, which all
#        four read.
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  ics@3.12.0 ts-ics@2.4.6 luxon@3.7.2 tinyduration@3.4.1 iso8601-duration@2.1.4 @js-temporal/polyfill@0.5.1
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict';
import { Temporal } from '@js-temporal/polyfill';
import ics from 'ics';
import iso from 'iso8601-duration';
import { Duration } from 'luxon';
import tinyduration from 'tinyduration';
import { generateIcsCalendar } from 'ts-ics';

const length = { days: 14 };
const lengthIn = (file) => /^DURATION:(.*?)\r?$/m.exec(file)[1];
const trek = { uid: 'trek', title: 'A trek', start: [2026, 10, 5], duration: length };
const start = { date: new Date('2026-10-05T00:00:00Z'), type: 'DATE' };
const event = { uid: 'trek', summary: 'A trek', stamp: { date: start.date }, start, duration: length };
const written = {
  ics: lengthIn(ics.createEvent(trek).value),
  'ts-ics': lengthIn(generateIcsCalendar({ version: '2.0', prodId: '-//a//trek//EN', events: [event] })),
};

const readers = {
  Luxon: (text) => Duration.fromISO(text).as('days'),
  tinyduration: (text) => tinyduration.parse(text).days,
  'iso8601-duration': (text) => iso.parse(text).days,
  Temporal: (text) => Temporal.Duration.from(text).days,
};
const daysBy = (read, text) => {
  try {
    return read(text);
  } catch {
    return 'an error';
  }
};
const seen = Object.fromEntries(
  Object.entries(written).map(([writer, text]) => [
    writer,
    { text, ...Object.fromEntries(Object.entries(readers).map(([reader, read]) => [reader, daysBy(read, text)])) },
  ]),
);
console.table(seen);
const all = { Luxon: 14, tinyduration: 14, 'iso8601-duration': 14, Temporal: 14 };
assert.deepEqual(seen, {
  ics: { text: 'P14DT', ...all, Temporal: 'an error' },
  'ts-ics': { text: 'P14D', ...all },
});
EOF
node run.mjs
