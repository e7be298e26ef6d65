import { type Database, expect, repetition, test } from './fixtures.ts';

/** The requests of hotels, oldest first: no gap blocks selling one. */
const waitingIn = (database: Database) =>
  (database.hotels ?? [])
    .filter(({ request_status }) => request_status === 'pending')
    .toSorted((a, b) => Date.parse(String(a.created_at)) - Date.parse(String(b.created_at)))
    .map(({ name }) => String(name));

// The number of pairs of keys, the interval between them, that within a pair, and the API's latency.
for (const [pairs, pace, spread, latency] of [
  [7, 200, 0, 20],
  [6, 200, 100, 300],
  [7, 1_000, 0, 20],
  [7, 1_000, 500, 300],
] as const)
  test(
    `${pairs} pairs of keys, ${pace} ms apart and ${spread} ms within, are as many approvals at ${latency} ms`,
    { tag: spread === 100 ? [] : repetition },
    async ({ admin: page, api }) => {
      const before = waitingIn(await api.database());
      await page.goto('/requests/hotels');
      await expect(page.getByRole('heading', { level: 2, name: before[0] ?? '', exact: true })).toBeVisible();
      await api.command('controls', { latency });
      // Timed by the page's own clock, not the test's.
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
      const approvals = async () =>
        (await api.requests()).filter(({ path }) => path.endsWith('/approve-request')).length;
      await expect.poll(approvals).toBe(pairs);
      await api.command('controls', { latency: 0 });
      expect(waitingIn(await api.database())).toEqual(before.slice(pairs));
    },
  );

test('a key that comes as an approval sets out, before there is a dialog, is for the next request', async ({
  admin: page,
  api,
}) => {
  const [first = '', second = '', ...rest] = waitingIn(await api.database());
  const dialog = Promise.withResolvers<undefined>();
  await page.route('**/overlay-parts-*.js', async (route) => {
    await dialog.promise;
    await route.continue();
  });
  await page.goto('/requests/hotels');
  await expect(page.getByRole('heading', { level: 2, name: first, exact: true })).toBeVisible();
  await page.evaluate(() => {
    const { XMLHttpRequest: Request } = window;
    window.XMLHttpRequest = class extends Request {
      override send(body?: XMLHttpRequestBodyInit) {
        window.XMLHttpRequest = Request;
        super.send(body);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true }));
      }
    };
  });
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 2, name: second, exact: true })).toBeVisible();
  await page.keyboard.press('a');
  await expect.poll(async () => waitingIn(await api.database())).toEqual(rest);
  dialog.resolve(undefined);
});
