import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { serve } from '../servers/serve.ts';
import { compress } from '../vite/precompressed.ts';
import type { Figure } from './figure.ts';
import { type Bench, noteClick, openSite, sessionAt, type Site, slowDown } from './site.ts';

/** A list, the link to the next one, and its content. */
interface Lists {
  path: string;
  ready: string;
  link: string;
  next: string;
}

const ours: Lists = {
  path: '/features',
  ready: 'tbody a',
  link: 'a[href="/notices"]',
  next: 'tbody a[href^="/notices/"]',
};

/** Those of an application with its addresses behind a hash, with a class for each column: react-admin. */
const behindHash: Lists = {
  path: '/#/features',
  ready: 'td.column-title',
  link: 'a[href="#/notices"]',
  next: 'td.column-type',
};

interface Beside {
  name: string;
  site: Site;
  lists: Lists;
}

/** A fast computer, and a phone: a quarter of the processor's speed, 1.6 Mbit/s and 150 ms. */
const machines = [
  ['', undefined],
  [', slow', { rate: 4, latency: 150, throughput: 200_000 }],
] as const;

type Slow = (typeof machines)[number][1];

const openTab = async (context: BrowserContext, slow: Slow): Promise<Page> => {
  const page = await context.newPage();
  if (!slow) return page;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.rate });
  await slowDown(devtools, slow);
  return page;
};

/** Milliseconds since `start`, which the page knows, until the frame with the content. */
const shownAfter = async (page: Page, selector: string, start: 'clicked' | 'opened') => {
  const shown = await page.waitForFunction(
    ([wanted, since]) => {
      if (document.querySelector(wanted) === null) return 0;
      const from = since === 'clicked' ? (window as unknown as { clicked: number }).clicked : 0;
      return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now() - from)));
    },
    [selector, start] as const,
  );
  return shown.jsonValue();
};

const visit = async (page: Page, { site, lists }: Beside) => {
  await page.goto(site.url + lists.path, { waitUntil: 'commit' });
  return shownAfter(page, lists.ready, 'opened');
};

/** From a click on a link that was pointed at for 100 ms. */
const change = async (page: Page, { lists }: Beside) => {
  await page.waitForLoadState('networkidle');
  const link = page.locator(lists.link).first();
  await link.hover();
  await page.waitForTimeout(100);
  await noteClick(page);
  await link.click();
  return shownAfter(page, lists.next, 'clicked');
};

/** A first list, a second visit in a new tab, and the first change to another list; discards the first run. */
const measure = async ({ browser, runs }: Bench, sites: readonly Beside[], slow: Slow) => {
  const all = new Map(sites.map(({ name }) => [name, noTimes()]));
  for (let run = 0; run <= runs; run += 1)
    for (const one of sites) {
      const context = await openSite(browser, one.site);
      const before = await openTab(context, slow);
      const first = await visit(before, one);
      await before.waitForLoadState('networkidle');
      await before.close();
      const tab = await openTab(context, slow);
      const second = await visit(tab, one);
      const times = { first, second, change: await change(tab, one) };
      await context.close();
      const known = all.get(one.name);
      if (run > 0 && known) for (const key of keys) known[key].push(times[key]);
    }
  return all;
};

const keys = ['first', 'second', 'change'] as const;
type Times = Record<(typeof keys)[number], number[]>;

const noTimes = (): Times => ({ first: [], second: [], change: [] });

const titles = {
  first: 'First list',
  second: 'Second visit in a new tab',
  change: 'List to list, pointed at',
};

/** Serves copies of these builds, with what a build of ours needs, beside our own. */
export const benchBeside = async (bench: Bench, folders: readonly string[]): Promise<Figure[]> => {
  const copies = await mkdtemp(join(tmpdir(), 'beside-'));
  const sites: (Beside & { close: () => void })[] = [];
  try {
    for (const [index, folder] of folders.entries()) {
      const root = join(copies, String(index));
      await cp(folder, root, { recursive: true });
      await compress(root);
      const { url, close } = await serve({ api: bench.api, root });
      const isOurs = (await readFile(join(root, 'index.html'), 'utf8')).includes('/assets/start');
      const session = sessionAt(bench.ours.session, url);
      // Where react-admin's page looks for the API.
      session.origins.forEach(({ localStorage }) => localStorage.push({ name: 'api', value: bench.api }));
      sites.push({
        name: folder,
        site: { url, root, session },
        lists: isOurs ? ours : behindHash,
        close,
      });
    }
    const figures: Figure[] = [];
    for (const [suffix, slow] of machines) {
      const all = await measure(bench, [{ name: 'ours', site: bench.ours, lists: ours }, ...sites], slow);
      const own = all.get('ours');
      for (const { name } of sites)
        for (const key of keys)
          figures.push({
            name: `${titles[key]}${suffix}, beside ${name}`,
            unit: 'ms',
            ours: own?.[key] ?? [],
            bare: all.get(name)?.[key] ?? [],
            aim: Infinity,
          });
    }
    return figures;
  } finally {
    sites.forEach(({ close }) => close());
    await rm(copies, { recursive: true });
  }
};
