// Runs all checks and tests, continues after a failure, and ends with the line `tests: N passed, N failed`. `--only
// unit|stories|journeys|checks` runs a part, `--all` also repeats it with other data and settings.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const parts = ['checks', 'unit', 'stories', 'journeys'] as const;
type Part = (typeof parts)[number];

interface Step {
  part: Part;
  title: string;
  command: string;
  /** The runner whose JSON report counts the tests; other steps count as one. */
  report?: 'vitest' | 'playwright';
  env?: Record<string, string>;
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, all: { type: 'boolean', default: false } },
});
if (values.only !== undefined && !parts.some((part) => part === values.only)) {
  console.error(`There is no part "${values.only}": ${parts.join(', ')}.`);
  process.exit(2);
}

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const reportFile = (title: string) => join(reports, `${title.replaceAll(' ', '-')}.json`);

const check = (title: string, command: string): Step => ({ part: 'checks', title, command });
const vitest = (part: Part, title: string, ...projects: string[]): Step => ({
  part,
  title,
  command: `vitest run ${projects.map((name) => `--project "${name}"`).join(' ')} --reporter=default --reporter=json --outputFile.json=${reportFile(title)}`,
  report: 'vitest',
});
/** With the production build of React, which is faster; `inDevelopment` steps catch what only the other warns about. */
const inProduction = (step: Step): Step => ({ ...step, env: { NODE_ENV: 'production' } });

/** The tests that depend on the server, with the deployed configuration. */
const behindNginx: Step = {
  part: 'journeys',
  title: 'Journeys behind nginx',
  command: `playwright test ${['nginx', 'production', 'addresses', 'routes', 'reporting'].map((name) => `e2e/${name}.spec.ts`).join(' ')} --reporter=line,json --grep-invert @repetition`,
  report: 'playwright',
  env: { APP_SERVER: 'nginx' },
};

/** Stages run one after the other, the steps of a stage two at a time. Browser steps use both cores. */
const stages: Step[][] = [
  // The first step writes files that all but the second read.
  [
    check(
      'Contract and generated code',
      'node scripts/tests/unchanged.ts src/generated docs/assumptions.md -- npm run --silent generate',
    ),
    check('States and snapshots of Storybook', 'node scripts/tests/storybook-index.ts'),
  ],
  [
    vitest('unit', 'Unit tests', 'unit'),
    vitest('unit', 'Unit tests with mocked modules', 'unit with mocked modules'),
    check('Types, lint, and import cycles', 'oxlint --type-check .'),
    check('Format', 'prettier --check --log-level warn .'),
    check('Unused code', 'knip'),
    {
      part: 'journeys',
      title: 'Production build and its size',
      command:
        'node scripts/tests/unchanged.ts src/routeTree.gen.ts -- vite build --logLevel warn && node scripts/deployment/check-bundle.ts && node scripts/bench/size.ts',
    },
  ],
  [inProduction(vitest('stories', 'Stories', 'storybook'))],
  [vitest('stories', 'Component tests', 'browser')],
  ...(values.all
    ? [
        [vitest('stories', 'Screens on a phone', 'light phone')],
        [inProduction(vitest('stories', 'Screens in other looks', 'dark tablet', 'semi-dark rtl'))],
        [
          {
            part: 'journeys' as const,
            title: 'Build in a longer language',
            command: 'vite build --mode pseudo --logLevel warn',
          },
          {
            part: 'stories' as const,
            title: 'Storybook as it is published',
            command: 'storybook build --quiet && playwright test --project storybook --reporter=line,json',
            report: 'playwright' as const,
          },
        ],
      ]
    : []),
  [
    {
      part: 'journeys',
      title: 'Journeys',
      command: `playwright test --project journeys --reporter=line,json ${values.all ? '' : '--grep-invert @repetition'}`,
      report: 'playwright',
    },
  ],
  ...(values.all ? [[behindNginx]] : []),
];

const run = async ({ title, command, env }: Step) => {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: 'true',
      NO_COLOR: '1',
      ...(values.all && { TEST_ALL: 'true' }),
      ...env,
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
 * Counts a runner's passed and failed tests. A file that could not run counts as one failure, and so do a failure of
 * the runner and a suite without a passed test.
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

const runStep = async (step: Step) => {
  const started = performance.now();
  const { ok, output } = await run(step);
  const { passed, failed } = count(step, ok);
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${failed === 0 ? '✓' : '✗'} ${step.title}: ${passed} passed, ${failed} failed (${seconds} s)`);
  if (failed > 0) console.log(`\n── ${step.title} ──\n${output.trim()}\n`);
};

for (const stage of stages) {
  const waiting = stage.filter(({ part }) => values.only === undefined || part === values.only);
  const inTurn = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  };
  await Promise.all([inTurn(), inTurn()]);
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`tests: ${total.passed} passed, ${total.failed} failed`);
