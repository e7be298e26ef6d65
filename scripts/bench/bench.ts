// Benchmarks the production build in Chromium with the offline backend over HTTP, compared with a bare page of the same
// libraries: first visits, changes of screen, calls, keystrokes, a long article, large data and a long run. `npm run bench -- --runs 50`;
// `--only keystrokes` (or another part) runs only that, `--beside folder` measures another build, too, and `--report` writes
// docs/performance.md.
import { parseArgs } from 'node:util';
import { benchArticle } from './article.ts';
import { withSites } from './bench-sites.ts';
import { benchBeside } from './beside.ts';
import { benchCalls } from './calls.ts';
import { benchChanges, benchRestedLinks } from './changes.ts';
import { type Figure, type Row, rowOf } from './figure.ts';
import { benchFirstVisits } from './first-visit.ts';
import { benchLarge } from './large.ts';
import { benchLongRun } from './long-run.ts';
import { benchPermissions } from './permissions.ts';
import { writeReport } from './report.ts';
import type { Bench } from './site.ts';
import { type, typeInto } from './typing.ts';

/** Milliseconds per frame at 60 Hz. */
const frame = 16.7;

/** The fields to type into, by screen; package 15 of the seed has 20 days and 30 images. */
const typed = [
  ['data:text/html,<label>Bare<input></label>', ['Bare']],
  ['/features/create', ['Title']],
  ['/packages/15/edit', ['Name', 'Start location', 'Overview', 'Meta description']],
  ['/packages/15/edit-image', ['Alt text of image 1']],
] as const;

/** A keystroke takes at most one frame, and two with a CPU slowdown of four. */
const benchKeystrokes = async ({ page, runs }: Bench): Promise<Figure[]> => {
  await page.goto('/features');
  const filter = await type(page, 'Title', runs);
  const figures: Figure[] = [{ name: 'Keystroke in a filter', unit: 'ms', ours: filter, aim: frame }];
  for (const [slowdown, aim, suffix] of [
    [1, frame, ''],
    [4, 2 * frame, ', 4x slower'],
  ] as const)
    for (const [path, labels] of typed)
      for (const [label, ours] of await typeInto(page, path, labels, { slowdown, runs }))
        figures.push({ name: `Keystroke in ${label}${suffix}`, unit: 'ms', ours, aim });
  const permissions = await benchPermissions(page, runs);
  return [
    ...figures,
    { name: 'Column of 500 permissions', unit: 'ms', ours: permissions.toggling, aim: 100 },
    { name: 'Keystroke in their search', unit: 'ms', ours: permissions.typing, aim: 100 },
  ];
};

/** An article of 200 kB with 40 images and 10 tables: opening, typing (as fast as in a short text) and saving it. */
const benchLongText = async ({ page, api, runs }: Bench): Promise<Figure[]> => {
  const { opening, typing, slowTyping, bareSlowTyping, saving } = await benchArticle(page, api, runs);
  return [
    { name: 'Opening an article of 200 kB', unit: 'ms', ours: opening, aim: 1000 },
    { name: 'Keystroke in it', unit: 'ms', ours: typing, aim: frame },
    { name: 'Keystroke in an article of 200 kB, 4x slower', unit: 'ms', ours: slowTyping, aim: 40 },
    { name: 'The same without an editor', unit: 'ms', ours: bareSlowTyping, aim: Infinity },
    { name: 'Saving it', unit: 'ms', ours: saving, aim: 1000 },
  ];
};

const parts: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  beside: (bench) => (values.beside.length > 0 ? benchBeside(bench, values.beside) : Promise.resolve([])),
  visits: benchFirstVisits,
  screens: async (bench) => [...(await benchChanges(bench)), ...(await benchRestedLinks(bench))],
  calls: benchCalls,
  keystrokes: benchKeystrokes,
  article: benchLongText,
  large: benchLarge,
  run: benchLongRun,
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    only: { type: 'string' },
    report: { type: 'boolean', default: false },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
if (values.only !== undefined && !(values.only in parts))
  throw new Error(`There is no part ${values.only}: ${Object.keys(parts).join(', ')}`);

const runs = Number(values.runs);
await withSites(runs, async (bench) => {
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (values.only !== undefined && values.only !== name) continue;
    const measured = (await measure(bench)).map(rowOf);
    console.table(Object.fromEntries(measured.map(({ name: figure, ...row }) => [figure, row])));
    rows.push(...measured);
  }
  if (values.report) writeReport(rows, { runs, browser: bench.browser.version() });
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
});
