import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field, save } from './forms.ts';
import { stored } from './package-screens.ts';

const cors = { 'Access-Control-Allow-Origin': '*' };

type Row = Record<string, unknown>;

/** Changes some fields in the responses of a record's reads; `undefined` removes a field. */
const answerWith = (page: Page, path: RegExp, changes: (record: Row) => Row) =>
  page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: Row | Row[] };
    const changed = (record: Row) => ({ ...record, ...changes(record) });
    await route.fulfill({
      headers: cors,
      json: { data: Array.isArray(data) ? data.map(changed) : changed(data), ...rest },
    });
  });

// A list may still be refetching when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const bodies = async (api: { requests: () => Promise<{ method: string; body: unknown }[]> }) =>
  (await api.requests()).filter(({ method }) => method === 'PATCH').map(({ body }) => body);

const thePackage = /\/admin\/package\/packages\/2$/;

test('unreadable values are reported, kept, and not sent', async ({ admin: page, api }) => {
  const before = await stored(page, api.url, 2);
  await answerWith(page, thePackage, () => ({
    price_per_person: '1,85,000',
    vendor: 'Himalaya Treks',
    status: undefined,
  }));
  await page.goto('/packages/2/edit');
  await expect(page.getByRole('status', { name: 'Part of this record could not be read' })).toContainText(
    'Vendor and Price per person: what the server has there is kept.',
  );
  await expect(field(page, 'Price per person')).toHaveAccessibleDescription(/“1,85,000”/);
  await expect(page.getByRole('combobox', { name: 'Vendor' })).toHaveAccessibleDescription(
    /“Himalaya Treks”/,
  );
  await expect(page.getByRole('switch', { name: 'Status' })).toHaveAccessibleDescription(
    /The server did not say what it has here/,
  );
  await field(page, 'Age').fill('18 to 60');
  await save(page).click();
  await expect(page).toHaveURL('/packages');
  expect(await bodies(api)).toEqual([{ age: '18 to 60' }]);
  expect(await stored(page, api.url, 2)).toEqual({ ...before, age: '18 to 60' });
});

test('a region received as a bare id is shown by its name everywhere', async ({ admin: page, api }) => {
  const before = await stored(page, api.url, 2);
  const region = before.region as { id: number; name: string };
  const idAlone = (record: Row) => ({ region: (record.region as { id: number } | null)?.id ?? null });
  await answerWith(page, thePackage, idAlone);
  await answerWith(page, /\/admin\/package\/packages\/datatable/, idAlone);

  await page.goto('/packages/2/edit');
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue(region.name);
  await field(page, 'Age').fill('18 to 60');
  await save(page).click();
  await expect(page).toHaveURL('/packages');
  expect(await bodies(api)).toEqual([{ age: '18 to 60' }]);

  const row = page.getByRole('row', { name: String(before.name) });
  await expect(row.getByRole('link', { name: region.name, exact: true })).toBeVisible();
  await page.goto('/packages/2/view');
  await expect(
    page.getByRole('main').getByRole('link', { name: region.name, exact: true }).first(),
  ).toBeVisible();
});

test('a name that is null opens its form all the same', async ({ admin: page, api }) => {
  await answerWith(page, thePackage, () => ({ name: null }));
  await page.goto('/packages/2/edit');
  await expect(field(page, 'Name')).toHaveValue('');
  await field(page, 'Age').fill('18 to 60');
  await save(page).click();
  await expect(page).toHaveURL('/packages');
  expect(await bodies(api)).toEqual([{ age: '18 to 60' }]);
});

const theRole = /\/admin\/roles\/\d+$/;
const idsOf = (role: Row) => (role.permissions as { id: number }[]).map(({ id }) => id);

for (const [how, permissions] of [
  ['come as ids alone', (role: Row) => ({ permissions: idsOf(role) })],
  ['are left out', () => ({ permissions: undefined })],
] as const) {
  test(`a role whose permissions ${how} keeps them when it is renamed`, async ({ admin: page, api }) => {
    const { roles: before = [] } = await api.database();
    await answerWith(page, theRole, permissions);
    await page.goto('/roles/2/edit');
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).not.toHaveValue('');
    await name.press('End');
    await page.keyboard.type('!');
    await save(page).click();
    await expect(page).toHaveURL('/roles');
    const renamed = `${String(before.find(({ id }) => id === 2)?.name)}!`;
    expect(await bodies(api)).toEqual([{ name: renamed }]);
    const { roles: after = [] } = await api.database();
    expect(after).toEqual(before.map((role) => (role.id === 2 ? { ...role, name: renamed } : role)));
  });
}

test('permissions that come as ids alone are ticked', async ({ admin: page }) => {
  await answerWith(page, theRole, (role) => ({ permissions: idsOf(role) }));
  await page.goto('/roles/2/edit');
  await expect(page.getByText('21 of 99 selected')).toBeVisible();
});

test('a day of an SEO page that cannot be read is neither deleted nor moved by a save', async ({
  admin: page,
  api,
}) => {
  const itinerary = async () => (await api.database())['seo-pages']?.find(({ id }) => id === 1)?.itinerary;
  const before = await itinerary();
  await answerWith(page, /\/admin\/seo-pages\/1$/, ({ itinerary: days }) => ({
    itinerary: (days as unknown[]).with(1, 'By helicopter'),
  }));
  await page.goto('/seo-pages/1/edit');
  await expect(page.getByText('The itinerary cannot be changed here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add day' })).toHaveCount(0);
  await field(page, 'Permit').fill('Two permits');
  await save(page).click();
  await expect(page).toHaveURL('/seo-pages');
  const writes = (await api.requests()).filter(({ path }) => path.includes('/seo-pages/1'));
  expect(writes.map(({ body }) => body)).toEqual([{ details_permit: 'Two permits' }]);
  expect(await itinerary()).toEqual(before);
});
