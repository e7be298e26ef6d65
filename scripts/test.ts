// Runs everything that must hold, goes on after a failure, and ends with the line `tests: N passed, N failed`.
// With --fast only what needs no browser and no build.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Step {
  title: string;
  command: string;
  /** Which runner's JSON report says how many tests ran; a step without counts as one. */
  report?: 'vitest' | 'playwright';
}

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const reportFile = (title: string) => join(reports, `${title.replaceAll(' ', '-')}.json`);

const check = (title: string, command: string): Step => ({ title, command });
const vitest = (title: string, ...projects: string[]): Step => ({
  title,
  command: `vitest run ${projects.map((name) => `--project "${name}"`).join(' ')} --reporter=default --reporter=json --outputFile.json=${reportFile(title)}`,
  report: 'vitest',
});

const checks = [
  check('Contract', 'npm run --silent lint:contract'),
  check(
    'Generated code',
    'node scripts/unchanged.ts src/generated docs/assumptions.md docs/multipart-bodies.md -- npm run --silent generate',
  ),
  check('Types', 'tsc --noEmit'),
  check('Lint', 'eslint . --max-warnings 0'),
  check('Format', 'prettier --check --log-level warn .'),
  check('Unused code', 'knip'),
];
const suites: Step[] = [
  vitest('Unit tests', 'unit'),
  vitest('Component tests', 'browser'),
  vitest('Stories', 'storybook'),
  vitest('Screens in other looks', 'dark tablet', 'semi-dark rtl', 'light phone'),
  check('Production build', 'node scripts/unchanged.ts src/routeTree.gen.ts -- vite build --logLevel warn'),
  check('Production output', 'node scripts/check-bundle.ts'),
  check('Size budgets', 'size-limit'),
  { title: 'Journeys', command: 'playwright test --reporter=line,json', report: 'playwright' },
];

const run = async ({ title, command }: Step) => {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: 'true',
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(title),
    },
  });
  const output: Buffer[] = [];
  const keep = (chunk: Buffer) => output.push(chunk);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ok = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));
  return { ok, output: Buffer.concat(output).toString() };
};

/**
 * Passed and failed tests of a runner. A file that could not run counts as one, like a failure of the runner itself, and a
 * suite without a test that passed.
 */
const count = ({ title, report }: Step, ok: boolean) => {
  if (report === undefined) return { passed: Number(ok), failed: Number(!ok) };
  try {
    const json: unknown = JSON.parse(readFileSync(reportFile(title), 'utf8'));
    const { passed, failed } = report === 'vitest' ? vitestCount(json) : playwrightCount(json);
    return { passed, failed: ok && passed > 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

const vitestCount = (json: unknown) => {
  const { numPassedTests, numFailedTests, testResults } = json as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
};

const playwrightCount = (json: unknown) => {
  const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

const total = { passed: 0, failed: 0 };
for (const step of process.argv.includes('--fast') ? checks : [...checks, ...suites]) {
  const started = performance.now();
  const { ok, output } = await run(step);
  const { passed, failed } = count(step, ok);
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${failed === 0 ? '✓' : '✗'} ${step.title}: ${passed} passed, ${failed} failed (${seconds} s)`);
  if (failed > 0) console.log(`\n── ${step.title} ──\n${output.trim()}\n`);
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`tests: ${total.passed} passed, ${total.failed} failed`);
