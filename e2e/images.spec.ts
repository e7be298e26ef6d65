import type { Page } from '@playwright/test';
import { inEveryDialect, watchData } from './dialects/dialects.ts';
import { expect, test } from './fixtures.ts';

/** Reads the images of an area. */
const readImages = async (page: Page, area: string) => {
  await page.goto(`/images?area=${area}`);
  await expect(page.getByText(/^Read at /)).toBeVisible({ timeout: 100_000 });
};

/** Writes alt texts one after the other, from the first image on. */
const typeTexts = async (page: Page, texts: readonly string[]) => {
  await page.getByRole('list', { name: 'Images' }).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  for (const [index, text] of texts.entries()) {
    await expect(page.getByText(`${index + 1} of `, { exact: false }).last()).toBeVisible();
    await page.getByRole('textbox', { name: 'Alt text' }).fill(text);
    await page.keyboard.press('Enter');
  }
};

inEveryDialect(() => {
  test('alt texts of packages and of regions are written, and changed back', async ({ admin: page, api }) => {
    const changes = await watchData(api);
    /** Where whole records are sent, what had no value may be an empty text or object since. */
    const changed = async () =>
      Object.values(await changes()).filter((value) => !['""', '{}'].includes(JSON.stringify(value)));
    for (const area of ['packages', 'package-regions']) {
      await readImages(page, area);
      await typeTexts(page, ['Yak', 'Chorten', 'Glacier']);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('3 rows were saved.')).toBeVisible({ timeout: 60_000 });
      expect(new Set(await changed())).toEqual(new Set(['Yak', 'Chorten', 'Glacier']));
      await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('3 rows were changed back.')).toBeVisible({ timeout: 60_000 });
      expect(await changed()).toEqual([]);
    }
  });
});
