import type { BrowserContext, CDPSession } from 'playwright';
import { askedFor, type Visit, weigh } from './asked-for.ts';
import type { Figure } from './figure.ts';
import { type Bench, type Line, openSite, type Site, slowDown } from './site.ts';

const signIn: Visit = { path: '/login', ready: 'form button[type="submit"]' };
const list: Visit = { path: '/features', ready: 'tbody a' };

/** 10 Mbit/s and 150 ms round trip. */
const slowLine: Line = { latency: 150, throughput: 1_250_000 };

/** The main thread's busy time, in milliseconds. */
const busy = async (devtools: CDPSession) => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
};

/** Milliseconds from the navigation to the frame with the screen, and of main thread work until then. */
const visit = async (context: BrowserContext, site: Site, { path, ready }: Visit, line?: Line) => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  if (line) await slowDown(devtools, line);
  await page.goto(site.url + path, { waitUntil: 'commit' });
  const shown = await page.waitForFunction((selector) => {
    if (document.querySelector(selector) === null) return 0;
    return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
  }, ready);
  const result = { time: await shown.jsonValue(), busy: await busy(devtools) };
  await page.close();
  return result;
};

/** Repeated visits, each with an empty cache; discards the first. */
const firstVisits = async (
  { browser, runs }: Bench,
  sites: readonly Site[],
  target: Visit,
  known: boolean,
) => {
  const results = sites.map((): Awaited<ReturnType<typeof visit>>[] => []);
  for (let run = 0; run <= runs; run += 1)
    for (const [index, site] of sites.entries()) {
      const context = await browser.newContext({
        ...(known && { storageState: site.session }),
        viewport: { width: 1280, height: 800 },
      });
      results[index]?.push(await visit(context, site, target));
      await context.close();
    }
  return results.map((all) => all.slice(1));
};

/** First visits of our build and of the bare page, alternating. */
const compare = async (bench: Bench): Promise<Figure[]> => {
  const sites = [bench.ours, bench.bare];
  const [ours = [], bare = []] = await firstVisits(bench, sites, signIn, false);
  const [ourList = [], bareList = []] = await firstVisits(bench, sites, list, true);
  const times = (visits: typeof ours) => visits.map(({ time }) => time);
  const work = (visits: typeof ours) => visits.map((one) => one.busy);
  return [
    { name: 'Sign-in ready', unit: 'ms', ours: times(ours), bare: times(bare), aim: 1.1 },
    { name: 'List ready', unit: 'ms', ours: times(ourList), bare: times(bareList), aim: 1.3 },
    {
      name: 'Main thread before the first row',
      unit: 'ms',
      ours: work(ourList),
      bare: work(bareList),
      aim: 1.3,
    },
  ];
};

/** The size of a first visit, and of a revisit after a one-line change, with the rest in the cache. */
const weights = async ({ browser, ours, bare, changed }: Bench): Promise<Figure[]> => {
  const files = await askedFor(browser, ours.url, list, ours.session);
  const bareFiles = await askedFor(browser, bare.url, list, bare.session);
  const after = await askedFor(browser, changed.url, list, changed.session);
  const again = after.filter((file) => !files.includes(file));
  return [
    { name: 'Scripts and styles before the first row, gzip', unit: 'kB', ours: [weigh(files)], aim: 300 },
    { name: 'Their number', unit: 'files', ours: [files.length], aim: 14 },
    {
      name: 'The same of the bare page',
      unit: 'kB',
      ours: [weigh(bareFiles, bare.root)],
      aim: Infinity,
    },
    {
      name: 'Share of it that is loaded again after a change of one line',
      unit: '%',
      ours: [(100 * weigh(again, changed.root)) / weigh(after, changed.root)],
      aim: 15,
    },
  ];
};

/** A first and a second visit of a list over a slow connection. */
const slowVisits = async ({ browser, ours, runs }: Bench): Promise<Figure[]> => {
  const [first, second]: [number[], number[]] = [[], []];
  for (let run = 0; run < Math.min(runs, 5); run += 1) {
    const context = await openSite(browser, ours);
    for (const times of [first, second]) times.push((await visit(context, ours, list, slowLine)).time);
    await context.close();
  }
  return [
    { name: 'First list at 10 Mbit/s and 150 ms', unit: 'ms', ours: first, aim: 2500 },
    { name: 'The same list on a second visit', unit: 'ms', ours: second, aim: 1000 },
  ];
};

export const benchFirstVisits = async (bench: Bench): Promise<Figure[]> => [
  ...(await compare(bench)),
  ...(await weights(bench)),
  ...(await slowVisits(bench)),
];
