import type { Page } from 'playwright';
import type { Figure } from './figure.ts';
import { type Bench, noteClick, openSite, type Site } from './site.ts';

interface Target {
  href: string;
  heading: string;
  /** Content that must be rendered too. */
  content: string;
}

const features = { href: '/features', heading: 'Features', content: 'tbody a' };
const amenities = { href: '/amenities', heading: 'Amenities', content: 'tbody a' };
const editFeature = { href: '/features/1/edit', heading: 'Edit feature', content: 'form input' };
const users = { href: '/users', heading: 'Users', content: 'tbody a[href^="/users/"]' };
const bookings = { href: '/bookings', heading: 'Bookings', content: 'tbody input[type="checkbox"]' };
const board = { href: '/bookings?view=board', heading: 'Bookings', content: 'main caption' };

/** Milliseconds from the click on the link to the frame with the screen's content. */
const change = (page: Page, target: Target) =>
  page.evaluate(async ({ href, heading, content }) => {
    const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (!link) throw new Error(`No link to ${href}`);
    const shown = () =>
      document.querySelector('h1')?.textContent === heading && document.querySelector(content) !== null;
    const start = performance.now();
    link.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        if (shown()) resolve(performance.now() - start);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, target);

/** Changes to a screen whose code is loaded; discards the first. */
const repeated = async (page: Page, from: Target, to: Target, runs: number) => {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await change(page, from);
    times.push(await change(page, to));
  }
  return times.slice(1);
};

const openFeatures = async ({ browser }: Bench, site: Site) => {
  const context = await openSite(browser, site);
  const page = await context.newPage();
  await page.goto('/features');
  await page.locator('tbody a').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
};

/** The first change to a screen in a visit, once the preloads after the first screen are done. */
const firstChanges = async (bench: Bench, target: Target) => {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let run = 0; run <= bench.runs; run += 1)
    for (const name of ['ours', 'bare'] as const) {
      const page = await openFeatures(bench, bench[name]);
      times[name].push(await change(page, target));
      await page.context().close();
    }
  return { ours: times.ours.slice(1), bare: times.bare.slice(1) };
};

/** The heap in MB after garbage collection. */
const heapOf = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1_000_000;
};

const warmChanges = async (bench: Bench, name: 'ours' | 'bare') => {
  const page = await openFeatures(bench, bench[name]);
  const times = await repeated(page, amenities, features, bench.runs);
  const heap = async (changes: number) => {
    await repeated(page, amenities, features, changes / 2 - 1);
    return heapOf(page);
  };
  const before = await heap(10);
  const after = await heap(50);
  await page.context().close();
  return { times, heap: [after], growth: [((after - before) * 1000) / 50] };
};

/** Changes between lists and forms, compared with the bare page's, and to the largest lists. */
export const benchChanges = async (bench: Bench): Promise<Figure[]> => {
  const toList = await firstChanges(bench, amenities);
  const toForm = await firstChanges(bench, editFeature);
  const [ours, bare] = [await warmChanges(bench, 'ours'), await warmChanges(bench, 'bare')];
  const { page, runs } = bench;
  return [
    { name: 'List to list, first', unit: 'ms', ...toList, aim: 1.5 },
    { name: 'List to list, warm', unit: 'ms', ours: ours.times, bare: bare.times, aim: 1.2 },
    { name: 'List to form, first', unit: 'ms', ...toForm, aim: 1.2 },
    { name: 'Heap after 50 changes', unit: 'MB', ours: ours.heap, aim: 9 },
    { name: 'The same of the bare page', unit: 'MB', ours: bare.heap, aim: Infinity },
    { name: 'Growth of it with each change', unit: 'kB', ours: ours.growth, aim: 8 },
    {
      name: 'List to 50 of 5,000 users',
      unit: 'ms',
      ours: await repeated(page, features, users, runs),
      aim: 100,
    },
    {
      name: 'List to 20,000 bookings',
      unit: 'ms',
      ours: await repeated(page, features, bookings, runs),
      aim: 60,
    },
    {
      name: '20,000 bookings to their board',
      unit: 'ms',
      ours: await repeated(page, bookings, board, runs),
      aim: 60,
    },
  ];
};

/**
 * Milliseconds from the click to the screen with its data, after hovering the link for 100 ms, with 150 ms per API
 * response.
 */
const rested = async (page: Page, runs: number, link: string, { heading, content }: Target) => {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await page.goto('/features');
    await page.locator('tbody a').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.locator(link).first().hover();
    await page.waitForTimeout(100);
    await noteClick(page);
    await page.locator(link).first().click();
    const shown = await page.waitForFunction(
      ([title, selector]) => {
        const found = document.querySelector<HTMLInputElement>(selector);
        if (document.querySelector('h1')?.textContent !== title || !found || found.value === '') return 0;
        const { clicked } = window as unknown as { clicked: number };
        return new Promise<number>((resolve) =>
          requestAnimationFrame(() => resolve(performance.now() - clicked)),
        );
      },
      [heading, content] as const,
    );
    times.push(await shown.jsonValue());
  }
  return times.slice(1);
};

/** The next list and form, after hovering their link, with a slow API. */
export const benchRestedLinks = async ({ page, runs }: Bench): Promise<Figure[]> => {
  await page.route(/\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  const list = await rested(page, runs, 'nav a[href="/amenities"]', amenities);
  const form = await rested(page, runs, 'tbody a', editFeature);
  await page.unroute(/\/v1\//);
  return [
    { name: 'Next list, link rested on, API of 150 ms', unit: 'ms', ours: list, aim: 120 },
    { name: 'Next form, link rested on, API of 150 ms', unit: 'ms', ours: form, aim: 80 },
  ];
};
