import type { Page } from '@playwright/test';
import { type Database, expect, test } from '../fixtures.ts';
import { field, save } from '../forms.ts';
import { inEveryDialect } from './dialects.ts';

const openHistory = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'What I changed' }).click();
};

/** How many parts of each kind a package has. */
const partsOf = (database: Database, id: unknown) =>
  ['itineraries', 'faqs', 'departures'].map(
    (table) => database[table]?.filter((row) => row.package_id === id).length,
  );

const name = 'Everest Base Camp Trek';

inEveryDialect(() => {
  test('a change is undone from the list of changes, and a deleted package restored with its parts', async ({
    admin: page,
    api,
  }) => {
    const before = await api.database();
    await page.goto('/features?title=TIMS');
    await page.getByRole('link', { name: 'TIMS card' }).click();
    await field(page, 'Title').fill('TIMS permit');
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'was saved' })).toBeVisible();
    await openHistory(page);
    await page.getByRole('button', { name: 'Undo the change of “TIMS card”' }).click();
    await expect(page.getByText('1 change was undone.')).toBeVisible();
    expect((await api.database()).features).toEqual(before.features);

    await page.goto('/packages/1/view');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: /^More/ }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/packages$/);
    await openHistory(page);
    await page.getByRole('button', { name: `Restore as new: “${name}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore as new' }).click();
    await expect(page.getByText('It has been restored.')).toBeVisible({ timeout: 60_000 });
    const after = await api.database();
    const { overview, price_per_person, slug } = before.packages?.find((row) => row.name === name) ?? {};
    const restored = after.packages?.find((row) => row.name === name);
    expect(restored).toMatchObject({ overview, price_per_person, slug });
    expect(partsOf(after, restored?.id)).toEqual(partsOf(before, 1));
  });
}, ['laravel']);
