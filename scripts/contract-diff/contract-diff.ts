// npm run contract-diff -- OLD NEW
// Describes what changes for a client of the older contract. Either is a file, or a file of a commit:
// `main:openapi/admin.yaml`. Exits with 0 if nothing breaks, 1 if something does, 2 if they cannot be compared.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseContract } from '../contract/contract.ts';
import { changesBetween } from './compare-calls.ts';
import type { Document } from './document.ts';
import { reportOf } from './report.ts';

const textOf = (name: string): string => {
  if (existsSync(name) || !name.includes(':')) return readFileSync(name, 'utf8');
  return execFileSync('git', ['show', '--end-of-options', name], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const documentOf = (name: string): Document => {
  const document = parseContract(textOf(name), name) as Document | null;
  if (!document?.paths) throw new Error(`${name} is no OpenAPI document with paths.`);
  return document;
};

const [before, after, ...more] = process.argv.slice(2);
if (before === undefined || after === undefined || more.length > 0) {
  console.error('Usage: npm run contract-diff -- main:openapi/admin.yaml openapi/admin.yaml');
  process.exit(2);
}

try {
  const changes = changesBetween(documentOf(before), documentOf(after));
  process.stdout.write(reportOf(changes));
  process.exitCode = changes.some(({ breaks }) => breaks) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
