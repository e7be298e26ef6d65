import type { Page } from '@playwright/test';
import { inEveryDialect, watchData } from './dialects/dialects.ts';
import { expect, repetition, test } from './fixtures.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Where “${name}” is used` });

const openUses = async (page: Page, path: string, name: string) => {
  await page.goto(path);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Where it is used' }).click();
  return dialogOf(page, name);
};

const replaceBy = async (page: Page, name: string, count: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Replace by' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await dialog.getByRole('button', { name: `Replace in ${count}` }).click();
};

test(
  'a region in use is replaced wherever it is used, and then deleted',
  { tag: repetition },
  async ({ admin: page, api }) => {
    const changes = await watchData(api);
    await test.step('a deletion that is refused leads to all that uses the region', async () => {
      await page.goto('/package-regions?name=Everest');
      await page
        .getByRole('row', { name: /Everest/ })
        .getByRole('button', { name: 'Delete' })
        .click();
      const question = page.getByRole('dialog', { name: 'Delete package region?' });
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(question.getByRole('alert')).toContainText('5 packages still use it');
      await question.getByRole('button', { name: 'Replace by another' }).click();
      await expect(dialogOf(page, 'Everest').getByRole('link', { name: '5 packages' })).toBeVisible();
    });

    await test.step('it is replaced in all of it, and only then deleted', async () => {
      const dialog = dialogOf(page, 'Everest');
      await replaceBy(page, 'Annapurna', '9 records');
      await expect(dialog.getByText('Nothing uses “Everest”.')).toBeVisible();
      await expect(dialog.getByText('9 of 9 done', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('“Everest” was deleted.')).toBeVisible();
    });

    const { 'package-regions.1': _, ...others } = await changes();
    expect(new Set(Object.values(others))).toEqual(new Set([2]));
    expect(Object.keys(others).map((path) => path.replace(/\.\d+\./, ' '))).toEqual([
      ...Array.from({ length: 5 }, () => 'packages region_id'),
      ...Array.from({ length: 3 }, () => 'banners package_region_id'),
      'seo-pages seopageable_id',
    ]);
  },
);

inEveryDialect(() => {
  test('a region is replaced as a reference and in a list, and changed back', async ({
    admin: page,
    api,
  }) => {
    const changes = await watchData(api);
    /** Where whole records are sent, what had no value may be an empty text or object since. */
    const changed = async () =>
      Object.values(await changes()).filter((value) => !['""', '{}'].includes(JSON.stringify(value)));
    const dialog = await openUses(page, '/homestay-regions/3/edit', 'Bhujung');
    await expect(dialog.getByText(/^(At least )?1 SEO page of a region nearby$/)).toBeVisible();
    await replaceBy(page, 'Ghale Gaun', '7 records');
    await expect(dialog.getByText('7 of 7 done', { exact: true })).toBeVisible();
    expect(await changed()).toEqual(Array.from({ length: 7 }, () => 1));
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('7 of 7 done, 7 undone', { exact: true })).toBeVisible();
    expect(await changed()).toEqual([]);
  });
});
