import type { Page } from '@playwright/test';
import { inEveryDialect } from './dialects/dialects.ts';
import { type Database, expect, test } from './fixtures.ts';

// A fixed date, a Saturday, so that the weeks below are in the future.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T06:00:00Z'));

/** Creates four departures by keys; returns the dialog with its results. */
const createFour = async (page: Page) => {
  await page.goto('/departures?view=season&from=2027-06-06');
  const row = page.getByRole('row', { name: /Annapurna Base Camp Trek/ });
  await row.getByRole('gridcell', { name: /^Week of 6 Jun 2027/ }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('4 weeks of 2 packages chosen')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Autumn 2027' })).toBeVisible();
  await page.getByRole('button', { name: 'Create departures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create departures' });
  await dialog.getByRole('button', { name: 'Create 4 departures' }).click();
  await expect(dialog.getByText('4 of 4 done', { exact: true })).toBeVisible();
  return dialog;
};

const departuresIn = async (api: { database: () => Promise<Database> }) =>
  ((await api.database()).departures ?? []).map(({ package_id, departure_date }) =>
    [package_id, departure_date].join(' '),
  );

inEveryDialect(() => {
  test('departures are created in two weeks of two packages, and taken back', async ({
    admin: page,
    api,
  }) => {
    const days = () => departuresIn(api);
    const before = await days();
    const dialog = await createFour(page);
    const made = (await days()).filter((day) => !before.includes(day));
    expect(made.map((day) => day.split(' ')[1]).sort()).toEqual([
      '2027-06-12',
      '2027-06-12',
      '2027-06-19',
      '2027-06-19',
    ]);

    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('4 of 4 done, 4 undone')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    expect(await days()).toEqual(before);
  });
});

test('what a run created is taken back as a whole from the list of changes', async ({ admin: page, api }) => {
  const before = await departuresIn(api);
  const dialog = await createFour(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'What I changed' }).click();
  await page.getByText('Show each').click();
  await expect(page.getByText('“Annapurna Base Camp Trek, 2027-06-19”')).toBeVisible();
  await page.getByRole('button', { name: 'Undo all' }).click();
  const undo = page.getByRole('dialog', { name: 'Undo the whole run?' });
  await expect(undo).toContainText('4 records that were created are deleted');
  await undo.getByRole('button', { name: 'Undo 4 changes' }).click();
  await expect(undo.getByText('4 of 4 done').first()).toBeVisible();
  expect(await departuresIn(api)).toEqual(before);
});
