import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, BrowserContext, Page } from 'playwright';
import { build } from 'vite';
import { serve } from './serve.ts';
import { precompressed } from './vite/precompressed.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Visit {
  path: string;
  /** The selector of an element that is there once the screen is ready. */
  ready: string;
}

const signIn: Visit = { path: '/login', ready: 'form button[type="submit"]' };
const list: Visit = { path: '/features', ready: 'tbody a' };

const buildBarePage = async (outDir: string) => {
  await build({
    root: 'scripts/bare-page',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), precompressed()],
    build: { outDir, emptyOutDir: true },
  });
};

/** Milliseconds from the navigation to the frame that shows the screen, in a browser that has nothing of it yet. */
const visit = async (
  browser: Browser,
  app: string,
  storageState: State | undefined,
  { path, ready }: Visit,
) => {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(app + path, { waitUntil: 'commit' });
    const shown = await page.waitForFunction((selector) => {
      if (document.querySelector(selector) === null) return 0;
      return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    }, ready);
    return await shown.jsonValue();
  } finally {
    await context.close();
  }
};

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
const rounded = (value: number) => Number(value.toFixed(2));

/** The session of the page's administrator, for the address at which another build is served. */
const sessionAt = (state: State, origin: string): State => ({
  ...state,
  origins: state.origins.map(({ localStorage }) => ({ origin, localStorage })),
});

/** First visits of our build and of a bare page with the same libraries, in turns; what counts is the ratio. */
export const benchFirstVisits = async (
  browser: Browser,
  page: Page,
  app: string,
  api: string,
  runs: number,
) => {
  const root = await mkdtemp(join(tmpdir(), 'bare-page-'));
  const state = await page.context().storageState();
  await buildBarePage(root);
  const bare = await serve({ api, root });
  const compare = async (target: Visit, session: State | undefined, budget: number) => {
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let run = 0; run <= runs; run += 1) {
      times.bare.push(await visit(browser, bare.url, session && sessionAt(session, bare.url), target));
      times.ours.push(await visit(browser, app, session, target));
    }
    const [ours, theirs] = [median(times.ours.slice(1)), median(times.bare.slice(1))];
    const ratio = rounded(ours / theirs);
    return { 'median ms': rounded(ours), 'bare ms': rounded(theirs), ratio, budget, ok: ratio <= budget };
  };
  try {
    return {
      'first visit of sign-in': await compare(signIn, undefined, 1.1),
      'first visit of a list': await compare(list, state, 1.3),
    };
  } finally {
    bare.close();
    await rm(root, { recursive: true });
  }
};

/**
 * Milliseconds from the click to the form with its record, when the pointer has rested on the link for 100 ms and the API
 * takes 150 ms for each answer.
 */
export const benchRestedLink = async (page: Page, runs: number) => {
  await page.route(/\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await page.goto('/features');
    const link = page
      .locator('tbody tr')
      .nth(run % 10)
      .locator('a')
      .first();
    await link.waitFor();
    await link.hover();
    await page.waitForTimeout(100);
    await page.evaluate(() => {
      addEventListener('click', () => Object.assign(window, { clicked: performance.now() }), {
        capture: true,
        once: true,
      });
    });
    await link.click();
    const shown = await page.waitForFunction(() => {
      const title = document.querySelector<HTMLInputElement>('form input');
      if (!title?.value) return 0;
      const clicked = (window as unknown as { clicked: number }).clicked;
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => resolve(performance.now() - clicked)),
      );
    });
    times.push(await shown.jsonValue());
  }
  await page.unroute(/\/v1\//);
  return times.slice(1);
};
