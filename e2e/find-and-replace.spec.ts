import type { Page } from '@playwright/test';
import { inEveryDialect, watchData } from './dialects/dialects.ts';
import { type Database, expect, repetition, test } from './fixtures.ts';

const findBox = (page: Page) => page.getByRole('textbox', { name: 'Find', exact: true });
const replaceBox = (page: Page) => page.getByRole('textbox', { name: 'Replace by' });
const replaceIn = (page: Page, count: number) =>
  page.getByRole('button', { name: `Replace in ${count} places` });

const find = async (page: Page, words: string, replacement: string) => {
  await findBox(page).fill(words);
  await replaceBox(page).fill(replacement);
  await page.keyboard.press('Enter');
};

/** How often a name is in the data, in any capitals; slugs do not count. */
const countOf = (database: Database, name: string) =>
  JSON.stringify(database, (key, value: unknown) => (key === 'slug' ? undefined : value)).split(
    new RegExp(name, 'i'),
  ).length - 1;

/** The text of a region’s image is stored in two places by the server. */
const MIRRORED = 1;

const placesIn = async (api: { database: () => Promise<Database> }) =>
  countOf(await api.database(), 'Tengboche') - MIRRORED;

test(
  'a name of the list leads to its other spellings, and the list is one’s own',
  { tag: repetition },
  async ({ admin: page }) => {
    await page.goto('/find-and-replace');
    const list = page.getByRole('region', { name: 'Names’ spellings' });
    await list.getByRole('searchbox', { name: 'Find a name' }).fill('Tengb');
    await list.getByRole('link', { name: 'Edit Tengboche' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tengboche' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Tengpoche');
    await dialog.getByRole('textbox', { name: 'Other spellings' }).fill('Tengboche,');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.goto('/find-and-replace');
    await list.getByRole('searchbox', { name: 'Find a name' }).fill('Tengp');
    await list
      .getByRole('listitem')
      .filter({ hasText: 'Tengpoche' })
      .getByRole('link', { name: 'Find others' })
      .click();
    await expect(page).toHaveURL(/find=Tyangboche&replace=Tengpoche&.*also=Tengboche/);
    await expect(findBox(page)).toHaveValue('Tyangboche');
    await expect(page.getByRole('button', { name: /^Replace in/ })).toBeEnabled({ timeout: 60_000 });
  },
);

inEveryDialect(() => {
  test('a name is replaced in texts of every kind, and changed back', async ({ admin: page, api }) => {
    const places = await placesIn(api);
    const changes = await watchData(api);
    /** Where whole records are sent, what had no value may be an empty text or object since. */
    const changed = async () =>
      Object.values(await changes()).filter((value) => !['""', '{}'].includes(JSON.stringify(value)));
    await page.goto('/find-and-replace');
    await find(page, 'Tengboche', 'Tengpoche');
    await expect(replaceIn(page, places)).toBeEnabled({ timeout: 100_000 });
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^\d+ records changed$/).first()).toBeVisible({ timeout: 60_000 });
    const after = await api.database();
    expect(countOf(after, 'Tengboche')).toBe(0);
    await page.getByRole('group', { name: 'Replace' }).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('All changed back').first()).toBeVisible({ timeout: 60_000 });
    expect(await changed()).toEqual([]);
  });
});
