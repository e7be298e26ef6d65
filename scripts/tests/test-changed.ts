// Checks uncommitted changes, or with `--since REV` all changes since: format, lint and types, then the unit tests and
// stories that import a changed file, and changed journeys.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });

const git = (...args: string[]) => {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout.split('\n').filter((file) => file !== '' && existsSync(file));
};

const changed = [
  ...git('diff', '--name-only', values.since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/generated/'));
const journeys = code.filter((file) => file.endsWith('.spec.ts'));

const failed: string[] = [];
const run = async (title: string, command: string, files: readonly string[]) => {
  if (files.length === 0) return;
  const started = performance.now();
  const child = spawn('npx', [...command.split(' '), ...files], { env: { ...process.env, NO_COLOR: '1' } });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    failed.push(title);
    console.log(Buffer.concat(output).toString());
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${Math.round((performance.now() - started) / 1000)} s)`);
};

// Two at a time, one per core; browser steps take as long as all others.
await Promise.all([
  run('Stories', 'vitest related --run --passWithNoTests --project storybook --project browser', code),
  (async () => {
    await run('Format', 'prettier --check --ignore-unknown --log-level warn', changed);
    await run('Unit tests', 'vitest related --run --passWithNoTests --project unit*', code);
    await run('Types and lint', 'oxlint --type-check', code.length > 0 ? ['.'] : []);
  })(),
]);
await run('Journeys', 'playwright test --reporter=line', journeys);

console.log(failed.length === 0 ? 'All that was changed holds.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
