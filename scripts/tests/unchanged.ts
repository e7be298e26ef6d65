// node scripts/tests/unchanged.ts <file or folder>... -- <command>
// Runs the command and fails if it changed any of the files: generated files must be up to date.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

const separator = process.argv.indexOf('--');
const paths = process.argv.slice(2, separator);
const [command = '', ...args] = process.argv.slice(separator + 1);

const hashes = () =>
  new Map(
    paths
      .flatMap((path) => globSync([path, `${path}/**/*`]))
      .filter((path) => statSync(path).isFile())
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );

const before = hashes();
const { status } = spawnSync(command, args, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const after = hashes();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.get(path) !== after.get(path),
);
if (changed.length > 0) {
  console.error(`Not what is checked in; commit what was generated:\n${changed.join('\n')}`);
  process.exit(1);
}
