// node scripts/deployment/source-line.ts DIST /assets/base-a1b2.js:1:2345 …: maps lines of a build made with `--sourcemap hidden`
// to source lines. For the stacks of reports: see docs/reporting-errors.md.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

const [dist = '', ...places] = process.argv.slice(2);
for (const place of places) {
  const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? [];
  const map = JSON.parse(readFileSync(`${join(dist, file)}.map`, 'utf8')) as SourceMapPayload;
  const origin = new SourceMap(map).findOrigin(Number(line), Number(column));
  const found =
    'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : 'unknown';
  console.log(`${place} ${found}`);
}
