// Measures the production build in Chromium against the offline backend over HTTP: how long a screen that is already
// loaded takes to answer a click, what one keystroke costs, how quick 500 permissions are, a long article, and first
// visits. `npm run bench -- --runs 50`; with `--only keystrokes` (or another part) nothing else is measured.
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { openAsAdministrator } from './administrator.ts';
import { benchArticle } from './bench-article.ts';
import { benchFirstVisits, benchRestedLink } from './bench-first-visit.ts';
import { benchPermissions } from './bench-permissions.ts';
import { type, typeInto } from './bench-typing.ts';
import { launchOptions } from './chromium.ts';
import { startServers } from './servers.ts';

const parts = ['screens', 'keystrokes', 'article', 'visits'] as const;
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, only: { type: 'string' } },
});
if (values.only !== undefined && !parts.some((part) => part === values.only))
  throw new Error(`There is no part ${values.only}: ${parts.join(', ')}`);
const wanted = (part: (typeof parts)[number]) => values.only === undefined || values.only === part;
const runs = Number(values.runs);
/** Milliseconds, at 60 a second. */
const frame = 16.7;

interface Target {
  href: string;
  heading: string;
  /** Must be on the screen, too. */
  content: string;
}

const features = { href: '/features', heading: 'Features', content: 'tbody a' };
const amenities = { href: '/amenities', heading: 'Amenities', content: 'tbody a' };
const createFeature = { href: '/features/create', heading: 'Create feature', content: 'form input' };
const users = { href: '/users', heading: 'Users', content: 'tbody a[href^="/users/"]' };
const bookings = { href: '/bookings', heading: 'Bookings', content: 'tbody input[type="checkbox"]' };
const board = { href: '/bookings?view=board', heading: 'Bookings', content: 'main caption' };

/** Milliseconds from the click on the link to the frame that shows the screen with its content. */
const navigate = (page: Page, target: Target) =>
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

const repeat = async (page: Page, from: Target, to: Target) => {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await navigate(page, from);
    times.push(await navigate(page, to));
  }
  // The first time loads the screen's code.
  return times.slice(1);
};

const row = (times: number[], budget: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(1));
  return { 'median ms': at(0.5), 'p95 ms': at(0.95), 'budget ms': budget, ok: at(0.5) <= budget };
};

type Row = ReturnType<typeof row>;

/** Clicks on links, and the form of a role with 500 permissions. */
const benchScreens = async (page: Page): Promise<Record<string, Row>> => {
  const listToList = await repeat(page, features, amenities);
  const listToForm = await repeat(page, features, createFeature);
  const toUsers = await repeat(page, features, users);
  const toBookings = await repeat(page, features, bookings);
  const toBoard = await repeat(page, bookings, board);
  await page.goto('/features');
  const filter = await type(page, 'Title', runs);
  const permissions = await benchPermissions(page, runs);
  const rested = await benchRestedLink(page, runs);
  return {
    'list to list': row(listToList, 60),
    'list to form': row(listToForm, 60),
    'list to 5,000 users, 50 of them': row(toUsers, 100),
    'list to 20,000 bookings': row(toBookings, 60),
    '20,000 bookings to their board': row(toBoard, 60),
    'keystroke in a filter': row(filter, frame),
    'form after resting on its link, API of 150 ms': row(rested, 120),
    'column of 500 permissions': row(permissions.toggling, 100),
    'keystroke in their search': row(permissions.typing, 100),
  };
};

/** Fields of which a keystroke is measured, by screen; package 15 of the seed has 20 days and 30 images. */
const typed = [
  ['data:text/html,<label>Bare<input></label>', ['Bare']],
  ['/features/create', ['Title']],
  ['/packages/15/edit', ['Name', 'Start location', 'Overview', 'Meta description']],
  ['/packages/15/edit-image', ['Alt text of image 1']],
] as const;

/** A keystroke answers within a frame, and within two on a processor that is four times slower. */
const benchKeystrokes = async (page: Page) => {
  const table: Record<string, Row> = {};
  for (const [slowdown, budget] of [
    [1, frame],
    [4, 2 * frame],
  ] as const)
    for (const [path, labels] of typed)
      for (const [label, costs] of await typeInto(page, path, labels, { slowdown, runs }))
        table[`keystroke in ${label}${slowdown > 1 ? `, ${slowdown}x slower` : ''}`] = row(costs, budget);
  return table;
};

/** An article of 200 kB with 40 images and 10 tables: it opens, answers a keystroke like a short text, and is saved. */
const benchLongText = async (page: Page, api: string): Promise<Record<string, Row>> => {
  const { opening, typing, slowTyping, bareSlowTyping, saving } = await benchArticle(page, api, runs);
  return {
    'opening a 200 kB article': row(opening, 1000),
    'keystroke in it': row(typing, frame),
    'keystroke in it, 4x slower': row(slowTyping, 2 * frame),
    'keystroke in it without an editor, 4x slower': row(bareSlowTyping, 2 * frame),
    'saving it': row(saving, 1000),
  };
};

const servers = await startServers();
const browser = await chromium.launch(launchOptions());
try {
  const page = await openAsAdministrator(browser, servers.app);
  const table = {
    ...(wanted('screens') ? await benchScreens(page) : {}),
    ...(wanted('keystrokes') ? await benchKeystrokes(page) : {}),
    ...(wanted('article') ? await benchLongText(page, servers.api) : {}),
  };
  console.table(table);
  const visits: Record<string, { ok: boolean }> = wanted('visits')
    ? await benchFirstVisits(browser, page, servers.app, servers.api, runs)
    : {};
  console.table(visits);
  if (Object.values({ ...table, ...visits }).some(({ ok }) => !ok)) process.exitCode = 1;
} finally {
  await browser.close();
  servers.close();
}
