#!/usr/bin/env bash
# oazapfts writes code that no compiler reads for an OpenAPI document with a range of statuses.
#
# Version: oazapfts 7.5.0, TypeScript 5.9.3.
# Guess before the run: `5XX`, which OpenAPI 3 allows as the key of a response, becomes `number` or is left out.
# Seen: it is written as it stands, `status: 5XX;`, with exit code 0; TypeScript answers TS1351 (an identifier directly
# after a number). With "500" in its place the code compiles.
# Exits with 0 while that is so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error oazapfts@7.5.0 @oazapfts/runtime typescript@5.9.3 > /dev/null

generate() {
  cat > api.yaml <<YAML
openapi: 3.0.3
info: { title: Pictures, version: "1" }
paths:
  /pictures:
    get:
      operationId: listPictures
      responses:
        "200": { description: All., content: { application/json: { schema: { type: array, items: { type: string } } } } }
        "$1": { description: Failed., content: { application/json: { schema: { type: string } } } }
YAML
  npx oazapfts api.yaml api.ts > /dev/null
  npx tsc --noEmit --skipLibCheck --module esnext --moduleResolution bundler --target es2022 --lib es2022,dom api.ts || true
}

range=$(generate 5XX)
line=$(grep -o 'status: 5.*' api.ts)
single=$(generate 500)
printf 'generated: %s\ncompiler, 5XX: %s\ncompiler, 500: %s\n' "$line" "$range" "${single:-nothing to say}"
[[ $line == 'status: 5XX;' && $range == *TS1351* && -z $single ]]
