import { expect, repetition, test } from './fixtures.ts';
import { waiting } from './package-screens.ts';

/** How far one pair of keys is from the next, and how long the API takes, in milliseconds; and how many pairs there are. */
const paces = [
  { pace: 200, latency: 20, pairs: 8 },
  { pace: 200, latency: 300, pairs: 8 },
  { pace: 500, latency: 20, pairs: 5 },
  { pace: 500, latency: 300, pairs: 5 },
  { pace: 1_000, latency: 20, pairs: 3 },
  { pace: 1_000, latency: 300, pairs: 3 },
];

for (const { pace, latency, pairs } of paces)
  for (const spread of [0, pace / 2])
    test(
      `${String(pairs)} pairs of keys, ${String(pace)} ms apart and ${String(spread)} ms within, are as many approvals at ${String(latency)} ms`,
      { tag: pace === 200 && spread === 100 ? [] : repetition },
      async ({ admin: page, api }) => {
        const before = await waiting(page, api.url);
        await page.goto('/requests/packages');
        const [first] = before;
        await expect(
          page.getByRole('heading', { level: 2, name: first?.name ?? '', exact: true }),
        ).toBeVisible();
        await api.command('controls', { latency });
        // By the page's own clock: what is measured is its patience, not that of the test.
        await page.evaluate(
          async ({ presses, pace, spread }) => {
            const press = () =>
              (document.activeElement ?? document.body).dispatchEvent(
                new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true, cancelable: true }),
              );
            const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
            for (let pair = 0; pair < presses; pair += 1) {
              press();
              await pause(spread);
              press();
              await pause(pace - spread);
            }
          },
          { presses: pairs, pace, spread },
        );
        await expect
          .poll(
            async () => (await api.requests()).filter(({ path }) => path.endsWith('/approve-request')).length,
          )
          .toBe(pairs);
        await api.command('controls', { latency: 0 });
        expect((await waiting(page, api.url)).map(({ id }) => id)).toEqual(
          before.slice(pairs).map(({ id }) => id),
        );
      },
    );
