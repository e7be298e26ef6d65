#!/usr/bin/env bash
# Bruno's import of an OpenAPI document stops at a null in the example of a form.
#
# Version: @usebruno/converters 0.23.0, which Bruno and `bru import openapi` use.
# Guess before the run: the field is imported as an empty text, as any other value is imported as a text.
# Seen: the whole import throws "Cannot read properties of null (reading 'description')", for `example` and for
# `examples` alike; the document is valid (the field is nullable), and without the null it is imported.
# Exits with 0 while that is so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error @usebruno/converters@0.23.0 > /dev/null
cat > import.js <<'JS'
import * as converters from '@usebruno/converters';

const convert = converters.openApiToBruno ?? converters.default.openApiToBruno;
console.error = () => undefined;

const documentWith = (media) => ({
  openapi: '3.0.3',
  info: { title: 'Pictures', version: '1' },
  paths: {
    '/pictures': {
      post: {
        summary: 'Add a picture',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { title: { type: 'string' }, tag: { type: 'string', nullable: true } },
              },
              ...media,
            },
          },
        },
        responses: { 201: { description: 'Added.' } },
      },
    },
  },
});

const outcome = async (media) => {
  try {
    await convert(documentWith(media));
    return 'imported';
  } catch (error) {
    return error.message;
  }
};

const nothing = { title: 'Yaks', tag: null };
const seen = [
  await outcome({ example: { title: 'Yaks', tag: 'Best Value' } }),
  await outcome({ example: nothing }),
  await outcome({ examples: { one: { value: nothing } } }),
];
console.log(seen.join('\n'));
const stops = "Cannot read properties of null (reading 'description')";
process.exit(JSON.stringify(seen) === JSON.stringify(['imported', stops, stops]) ? 0 : 1);
JS
node import.js
