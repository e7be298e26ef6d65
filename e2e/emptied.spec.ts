import { watchData } from './dialects/dialects.ts';
import { expect, test } from './fixtures.ts';

test.use({ dialect: 'whole' });

test('what a switch would empty on the server is put back, and later changes empty nothing', async ({
  admin: page,
  api,
}) => {
  const changed = await watchData(api);
  const writes = async () => (await api.requests()).filter(({ method }) => method !== 'GET').length;
  await page.goto('/packages');
  const first = page.getByRole('row').nth(1);
  const second = page.getByRole('row').nth(2);
  await first.getByRole('switch').click();
  await expect(
    page.getByText(/^The server emptied Available features of .* This was put back\.$/),
  ).toBeVisible();
  const before = await writes();
  const [only] = Object.entries(await changed());
  expect(Object.keys(await changed())).toEqual([expect.stringMatching(/^packages\.\d+\.status$/)]);
  expect(only?.[1]).toBe(false);

  await page.reload();
  await second.getByRole('switch').click();
  await expect(page.getByText(/ is inactive now\.$/)).toBeVisible();
  expect(Object.keys(await changed())).toHaveLength(2);
  expect(await writes()).toBe(before + 1);
});
