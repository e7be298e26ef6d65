// Measures the production build in Chromium against the offline backend over HTTP: how long a screen that is already
// loaded takes to answer a click, what one keystroke costs, and how quick 500 permissions are. `npm run bench -- --runs 50`
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { openAsAdministrator } from './administrator.ts';
import { benchPermissions } from './bench-permissions.ts';
import { launchOptions } from './chromium.ts';
import { startServers } from './servers.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } });
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

/**
 * Types into the field; milliseconds of work between a key and its paint: handling and drawing up to the end of the
 * `input` event, then the next frame's callbacks, layout and painting. What must fit into a frame is both together,
 * without the wait for the frame to begin. The keys of a first word are not counted: they compile the code.
 */
async function type(page: Page, label: string) {
  const field = page.getByLabel(new RegExp(`^${label}`)).first();
  await field.click();
  await field.pressSequentially('Mount ', { delay: 40 });
  await page.evaluate(() => {
    const costs: number[] = [];
    Object.assign(window, { keystrokes: costs });
    let start = 0;
    window.addEventListener('keydown', () => (start = performance.now()), true);
    window.addEventListener('input', () => {
      const handled = performance.now() - start;
      requestAnimationFrame(() => {
        const begun = performance.now();
        // Before all that was put off until after the frame.
        void scheduler.postTask(() => costs.push(handled + performance.now() - begun), {
          priority: 'user-blocking',
        });
      });
    });
  });
  await field.pressSequentially('Everest'.repeat(Math.ceil(runs / 7)).slice(0, runs), { delay: 40 });
  return page.evaluate(() => (window as unknown as { keystrokes: number[] }).keystrokes);
}

/** Types into fields of the screen at `path`, on a processor that is four times slower. */
async function typeSlowly(page: Page, path: string, labels: readonly string[]) {
  const processor = await page.context().newCDPSession(page);
  await page.goto(path);
  for (const label of labels)
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .waitFor();
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const costs: [string, number[]][] = [];
  for (const label of labels) costs.push([label, await type(page, label)]);
  await processor.detach();
  return costs;
}

async function repeat(page: Page, from: Target, to: Target) {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await navigate(page, from);
    times.push(await navigate(page, to));
  }
  // The first time loads the screen's code.
  return times.slice(1);
}

function row(times: number[], budget: number) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(1));
  return { 'median ms': at(0.5), 'p95 ms': at(0.95), 'budget ms': budget, ok: at(0.5) <= budget };
}

const servers = await startServers();
const browser = await chromium.launch(launchOptions());
try {
  const page = await openAsAdministrator(browser, servers.app);
  const listToList = await repeat(page, features, amenities);
  const listToForm = await repeat(page, features, createFeature);
  const field = await type(page, 'Title');
  await page.goto('/features');
  const filter = await type(page, 'Title');
  const permissions = await benchPermissions(page, runs);
  // The package of the seed with 20 days and 30 images.
  const form = await typeSlowly(page, '/packages/15/edit', [
    'Name',
    'Start location',
    'Overview',
    'Meta description',
  ]);
  const images = await typeSlowly(page, '/packages/15/edit-image', ['Alternative text of picture 1']);
  const bare = await typeSlowly(page, 'data:text/html,<label>Bare<input></label>', ['Bare']);
  const slow = [...bare, ...form, ...images].map(([label, costs]) => [
    `4x slower: ${label}`,
    row(costs, frame),
  ]);
  const table = {
    'list to list': row(listToList, 60),
    'list to form': row(listToForm, 60),
    'key in a field': row(field, frame),
    'key in a filter': row(filter, frame),
    'column of 500 permissions': row(permissions.toggling, 100),
    'key in their search': row(permissions.typing, 100),
    ...(Object.fromEntries(slow) as Record<string, ReturnType<typeof row>>),
  };
  console.table(table);
  if (Object.values(table).some(({ ok }) => !ok)) process.exitCode = 1;
} finally {
  await browser.close();
  servers.close();
}
