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

test('what of a package cannot be read is kept', async ({ admin: page, api }) => {
  await test.step('unreadable values are reported, kept, and not sent, and a name that is null opens its form', async () => {
    const before = await stored(page, api.url, 2);
    await answerWith(page, thePackage, () => ({
      price_per_person: '1,85,000',
      vendor: 'Himalaya Treks',
      status: undefined,
      name: null,
    }));
    await page.goto('/packages/2/edit');
    await expect(page.getByRole('status', { name: 'Part of this record could not be read' })).toContainText(
      'Vendor and Price per person: what the server has there is kept.',
    );
    await expect(field(page, 'Name')).toHaveValue('');
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

  await test.step('a region received as a bare id is shown by its name everywhere', async () => {
    const before = await stored(page, api.url, 2);
    const region = before.region as { id: number; name: string };
    const idAlone = (record: Row) => ({ region: (record.region as { id: number } | null)?.id ?? null });
    await answerWith(page, thePackage, idAlone);
    await answerWith(page, /\/admin\/package\/packages\/datatable/, idAlone);

    await page.goto('/packages/2/edit');
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue(region.name);
    await field(page, 'Age').fill('16 to 60');
    await save(page).click();
    await expect(page).toHaveURL('/packages');
    expect((await bodies(api)).slice(1)).toEqual([{ age: '16 to 60' }]);

    const row = page.getByRole('row', { name: String(before.name) });
    await expect(row.getByRole('link', { name: region.name, exact: true })).toBeVisible();
    await page.goto('/packages/2/view');
    await expect(
      page.getByRole('main').getByRole('link', { name: region.name, exact: true }).first(),
    ).toBeVisible();
  });
});

const theRole = /\/admin\/roles\/\d+$/;
const idsOf = (role: Row) => (role.permissions as { id: number }[]).map(({ id }) => id);

test('a role whose permissions come as ids alone keeps them when it is renamed', async ({
  admin: page,
  api,
}) => {
  const { roles: before = [] } = await api.database();
  await answerWith(page, theRole, (role) => ({ permissions: idsOf(role) }));
  await page.goto('/roles/2/edit');
  await expect(page.getByText('21 of 99 selected')).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.press('End');
  await page.keyboard.type('!');
  await save(page).click();
  await expect(page).toHaveURL('/roles');
  const renamed = `${String(before.find(({ id }) => id === 2)?.name)}!`;
  expect(await bodies(api)).toEqual([{ name: renamed }]);
  const { roles: after = [] } = await api.database();
  expect(after).toEqual(before.map((role) => (role.id === 2 ? { ...role, name: renamed } : role)));
});
