#!/bin/sh
# What a mock generator makes of patterns for Nepali texts, long slugs and lengths of time.
#
# Guess: the rewritten json-schema-faker gives values that fit their schema, another one each time; Devanagari may be
#        written as letters, as \u escapes or as a script, since a pattern of JSON Schema is one of JavaScript.
# Seen:  0.6.3 fits letters alone. Of ^[\u0900-\u097F]+$ it makes uH77, since it takes \u for a u; of
#        ^\p{Script=Devanagari}+$ the text p{Script=Devanagari}}}}. A slug of at least 60 letters by ^[a-z0-9-]+$ has
#        capitals, and the format `duration` is PT0D, which ISO 8601 does not have. None raises an error, and without a
#        seed each call gives the same value. The judge of what fits is ajv 8.20.0 with ajv-formats 3.0.1.
# So:    the mock backend's data are written, not made from schemas (src/mocks).
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-schema-faker@0.6.3 ajv@8.20.0 ajv-formats@3.0.1
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { generate } from 'json-schema-faker';

const schemas = {
  'Devanagari as letters': { pattern: '^[ऀ-ॿ]+$' },
  'as escapes': { pattern: String.raw`^[\u0900-\u097F]+$` },
  'as a script': { pattern: String.raw`^\p{Script=Devanagari}+$` },
  'a slug': { pattern: '^[a-z0-9-]+$', minLength: 5, maxLength: 20 },
  'a long slug': { pattern: '^[a-z0-9-]+$', minLength: 60, maxLength: 70 },
  'a date': { format: 'date' },
  'a length of time': { format: 'duration' },
};
const ajv = new Ajv.default();
addFormats.default(ajv);

const seen = {};
for (const [name, rule] of Object.entries(schemas)) {
  const schema = { type: 'string', ...rule };
  const values = new Set();
  for (let time = 0; time < 20; time += 1) values.add(await generate(schema));
  const [value] = values;
  seen[name] = { value, fits: ajv.validate(schema, value), values: values.size };
}
console.table(seen);
const fits = Object.fromEntries(Object.entries(seen).map(([name, result]) => [name, result.fits]));
assert.deepEqual(fits, {
  'Devanagari as letters': true,
  'as escapes': false,
  'as a script': false,
  'a slug': true,
  'a long slug': false,
  'a date': true,
  'a length of time': false,
});
assert.equal(seen['as escapes'].value, 'uH77');
assert.equal(seen['a length of time'].value, 'PT0D');
assert.match(seen['a long slug'].value, /[A-Z]/);
assert.ok(Object.values(seen).every(({ values }) => values === 1));
EOF
node run.mjs
