import type { Page } from 'playwright';
import { signInAsAdministrator } from '../browser/administrator.ts';
import { startServers } from '../servers/servers.ts';
import type { Figure } from './figure.ts';
import type { Bench } from './site.ts';

/** Waits until the page has sent no request for this time, in milliseconds. */
const rest = 1_000;

/** The GET calls of a page, with their parameters; `take` returns those since the last one, once it rests. */
const readsOf = (page: Page, api: string) => {
  let reads: string[] = [];
  let last = Date.now();
  page.on('request', (request) => {
    if (!request.url().startsWith(`${api}/v1/`)) return;
    last = Date.now();
    if (request.method() === 'GET') reads.push(request.url().slice(`${api}/v1/admin`.length));
  });
  return async (title: string): Promise<string[]> => {
    last = Date.now();
    while (Date.now() - last < rest) await page.waitForTimeout(50);
    const taken = reads;
    reads = [];
    const paths = taken.map((read) => read.replace(/\?.*/, '').replace(/\/\d+/g, '/*'));
    console.log(`${title}: ${taken.length} calls`);
    console.table(
      Object.fromEntries([...Map.groupBy(paths, (path) => path)].map(([path, all]) => [path, all.length])),
    );
    return taken;
  };
};

const repeatedIn = (reads: readonly string[]) => {
  const again = reads.filter((read, index) => reads.indexOf(read) < index);
  if (again.length > 0) console.log('Repeated:', again);
  return again.length;
};

/**
 * Counts the calls of screens with 300 bookings.  answers do not say which requests wait, how many pages there are
 * and who signs in.
 */
export const benchCalls = async ({ browser }: Bench): Promise<Figure[]> => {
  const { app, api, close } = await startServers({ bookings: 300 });
  const figure = (name: string, reads: readonly string[], aim: number): Figure => ({
    name,
    unit: 'calls',
    ours: [reads.length],
    aim,
  });
  const figures: Figure[] = [];
  let repeated = 0;
  try {
    for (const dialect of ['normal', 'bare']) {
      await fetch(`${api}/__mock/controls`, { method: 'POST', body: JSON.stringify({ dialect }) });
      const page = await browser.newPage({ baseURL: app, viewport: { width: 1280, height: 800 } });
      const take = readsOf(page, api);
      // The pointer of a new page rests on a link that would be preloaded.
      await page.mouse.move(640, 790);
      await signInAsAdministrator(page);
      const home = await take(`From signing in to home, ${dialect}`);
      repeated += repeatedIn(home);
      figures.push(figure(`Calls from signing in to home, ${dialect}`, home, dialect === 'normal' ? 6 : 11));
      if (dialect === 'normal') {
        await page.goto('/features');
        await page.locator('tbody a').first().waitFor();
        const list = await take('A list');
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').waitFor();
        await page.keyboard.type('zzqxwv');
        const palette = await take('A text that nothing has in the palette');
        await page.goto('/requests/packages?kinds=all');
        await page.getByRole('navigation', { name: 'Kinds of requests' }).waitFor();
        const queue = await take('The queue of requests');
        repeated += repeatedIn([...list, ...palette]) + repeatedIn(queue);
        figures.push(
          figure('Calls of a list', list, 4),
          figure('Calls of the palette for a text that nothing has', palette, 35),
          figure('Calls of the queue of requests', queue, Infinity),
        );
      }
      await page.close();
    }
  } finally {
    close();
  }
  return [...figures, { name: 'Calls that repeat an address', unit: 'calls', ours: [repeated], aim: 0 }];
};
