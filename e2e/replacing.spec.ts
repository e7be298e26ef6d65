import type { Page } from '@playwright/test';
import { inEveryDialect, watchData } from './dialects/dialects.ts';
import { expect, repetition, signIn, test } from './fixtures.ts';

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
  'a region in use is replaced wherever it is used, through all faults, and then deleted',
  { tag: repetition },
  async ({ admin: page, api }) => {
    const changes = await watchData(api);
    const once = { times: 1 };
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

    await test.step('an error, a lost answer, a refusal for now and the end of the session come in the middle', async () => {
      await api.command('fail', { path: '/package/packages/', method: 'PATCH', status: 500 });
      await api.command('fail', { path: '/package/packages/3', method: 'PATCH', status: 429 });
      await page.route(/\/package\/packages\/2$/, async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback();
        await route.fetch();
        return route.abort('connectionreset');
      });
      await page.route(
        /\/banners\/\d+$/,
        async (route) => {
          await api.command('end-sessions');
          await route.continue();
        },
        once,
      );
      await replaceBy(page, 'Annapurna', '9 records');
      await expect(page.getByText(/^Your session ended at “\d of 9 done/)).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    await test.step('what is left is replaced, and only then the region deleted', async () => {
      await signIn(page);
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      const dialog = await openUses(page, '/package-regions/1/edit', 'Everest');
      await replaceBy(page, 'Annapurna', '5 records');
      await expect(dialog.getByText('Nothing uses “Everest”.')).toBeVisible();
      await expect(dialog.getByText('5 of 5 done', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL('/package-regions');
      await expect(page.getByText('“Everest” was deleted.')).toBeVisible();
    });

    const { 'package-regions.1': _, ...others } = await changes();
    expect(new Set(Object.values(others))).toEqual(new Set([2]));
    expect(Object.keys(others).map((path) => path.replace(/\.\d+\./, ' '))).toEqual([
      ...Array.from({ length: 5 }, () => 'packages region_id'),
      ...Array.from({ length: 3 }, () => 'banners package_region_id'),
      'seo-pages seopageable_id',
    ]);
    const kept = (await api.requests()).filter(({ method, status }) => method === 'PATCH' && status === 200);
    const paths = kept.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
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
