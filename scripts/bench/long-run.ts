import type { Page } from 'playwright';
import type { Figure } from './figure.ts';
import { type Bench, openSite } from './site.ts';

/** The number of records to change, in pages of 100. */
const records = 500;

/** Selects the records on five pages of a list. */
const selectAll = async (page: Page) => {
  for (let number = 1; number <= records / 100; number += 1) {
    if (number === 1) await page.goto('/features?per_page=100');
    else await page.getByRole('button', { name: 'Next page' }).click();
    await page.locator('tbody tr').nth(99).waitFor();
    const all = page.getByRole('checkbox', { name: 'Select all rows of this page', checked: false });
    await all.click();
    const selected = number === 1 ? '100 selected' : `${number}00 selected, ${number - 1}00 not on this page`;
    await page.getByText(selected, { exact: true }).waitFor();
  }
};

/** Counts the frames of the page from here on, in `window.counted`. */
const countFrames = (page: Page) =>
  page.evaluate(() => {
    const counted = { frames: 0, since: performance.now() };
    Object.assign(window, { counted });
    const count = () => {
      counted.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });

/** The share of the frames at 60 Hz that were not shown, in percent. */
const lostFrames = (page: Page) =>
  page.evaluate(() => {
    const { frames, since } = (window as unknown as { counted: { frames: number; since: number } }).counted;
    return Math.max(0, 1 - frames / (((performance.now() - since) / 1000) * 60)) * 100;
  });

/** Changes the status of 500 records: the frames lost meanwhile, and the writes that begin after Stop. */
export const benchLongRun = async ({ browser, api, ours }: Bench): Promise<Figure[]> => {
  const control = (dataset: string) =>
    fetch(`${api}/__mock/controls`, { method: 'POST', body: JSON.stringify({ dataset }) });
  await control('large');
  const context = await openSite(browser, ours);
  try {
    const page = await context.newPage();
    let writes = 0;
    page.on('request', (request) => {
      if (!['GET', 'OPTIONS'].includes(request.method())) writes += 1;
    });
    await selectAll(page);
    await countFrames(page);
    const start = Date.now();
    const stop = page.getByRole('button', { name: 'Stop' });
    await page.getByRole('button', { name: 'Set inactive' }).click();
    await stop.waitFor();
    await stop.waitFor({ state: 'detached', timeout: 300_000 });
    const seconds = (Date.now() - start) / 1000;
    const lost = await lostFrames(page);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await stop.waitFor();
    while (writes < records + 50) await page.waitForTimeout(20);
    await stop.click();
    const atStop = writes;
    await stop.waitFor({ state: 'detached' });
    return [
      { name: 'Frames lost in a run of 500 changes', unit: '%', ours: [lost], aim: 67 },
      { name: 'The same run, each change', unit: 'ms', ours: [(seconds * 1000) / records], aim: Infinity },
      { name: 'Changes begun after Stop', unit: 'calls', ours: [writes - atStop], aim: 1 },
    ];
  } finally {
    await context.close();
    await control('normal');
  }
};
