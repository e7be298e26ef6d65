// Checks what the uncommitted changes touch, or with `--since REV` all changes since: format, lint and types, then the
// unit tests and stories that import a changed file, and the journeys that were changed themselves.
import { spawnSync } from 'node:child_process';
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
const run = (title: string, command: string, files: readonly string[]) => {
  if (files.length === 0) return;
  const started = performance.now();
  const { status } = spawnSync('npx', [...command.split(' '), ...files], { stdio: 'inherit' });
  if (status !== 0) failed.push(title);
  console.log(`${status === 0 ? '✓' : '✗'} ${title} (${Math.round((performance.now() - started) / 1000)} s)`);
};

run('Format', 'prettier --check --ignore-unknown --log-level warn', changed);
run('Lint', 'eslint --max-warnings 0 --no-warn-ignored', code);
if (code.length > 0) run('Types', 'tsc', ['--noEmit']);
run('Unit tests', 'vitest related --run --passWithNoTests --project unit*', code);
run('Stories', 'vitest related --run --passWithNoTests --project storybook --project browser', code);
run('Journeys', 'playwright test --reporter=line', journeys);

console.log(failed.length === 0 ? 'All that was changed holds.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
