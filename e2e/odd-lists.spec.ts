import { expect, test } from './fixtures.ts';

const features = /\/v1\/admin\/features\/datatable/;

test('50,000 rows in one answer are shown page by page', async ({ admin: page }) => {
  const data = Array.from({ length: 50_000 }, (_, index) => ({
    id: index + 1,
    title: `Feature ${index + 1}`,
    status: true,
  }));
  await page.route(features, (route) =>
    route.fulfill({
      json: { data, meta: { last_page: 1, per_page: 10, current_page: 1 } },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.goto('/features');
  await expect(page.getByText('1–10 of 50,000')).toBeVisible();
  await expect(page.getByText(/sent 50,000 rows at once/)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('link', { name: 'Feature 20', exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('a row that another tab has deleted goes with a word about it', async ({ admin: page, api }) => {
  await page.goto('/features');
  const row = page.getByRole('row', { name: /TIMS card/ });
  await expect(row).toBeVisible();
  const other = await page.context().newPage();
  for (const tab of [other, page]) {
    if (tab === other) await tab.goto('/features');
    await tab
      .getByRole('row', { name: /TIMS card/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(tab.getByRole('row', { name: /TIMS card/ })).toBeHidden();
  }
  await expect(page.getByText('“TIMS card” was already deleted.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('tr a:focus')).toBeVisible();
  const deletes = (await api.log()).filter((call) => call.startsWith('DELETE'));
  expect(deletes.map((call) => call.split(' ').at(-1))).toEqual(['204', '404']);
});
