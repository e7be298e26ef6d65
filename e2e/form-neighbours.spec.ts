import type { Page } from '@playwright/test';
import { expect, test, watchNetwork } from './fixtures.ts';

const list = '/features?page=2&per_page=5&sort=-title';
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const rows = (page: Page) => page.locator('tbody').getByRole('link').filter({ hasText: /\S/ });

/** The names on the first pages of the list, in order. */
const namesOf = async (page: Page) => {
  await page.goto(list.replace('page=2&per_page=5', 'per_page=25'));
  await expect(rows(page)).toHaveCount(25);
  return rows(page).allInnerTexts();
};

test('a form leads to the records beside it in their list', async ({ admin: page, api }) => {
  const names = await namesOf(page);
  await test.step('records are edited one after the other in the order of their list, and the list comes back where one is', async () => {
    const pages: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (
        request.method() === 'GET' &&
        pathname.endsWith('/datatable') &&
        searchParams.get('per_page') === '5'
      )
        pages.push(searchParams.get('page') ?? '');
    });
    await page.goto(list);
    await page.getByRole('link', { name: names[8] ?? '', exact: true }).click();
    await expect(title(page)).toHaveValue(names[8] ?? '');
    await page.keyboard.press('j');
    await expect(title(page)).toHaveValue(names[9] ?? '');
    await page.getByRole('link', { name: 'Next feature' }).click();
    await expect(title(page)).toHaveValue(names[10] ?? '');
    expect(pages).toEqual(['2', '3']);
    await page.reload();
    await expect(title(page)).toHaveValue(names[10] ?? '');
    await expect(page.getByRole('link', { name: 'Previous feature' })).toBeVisible();
    await page.keyboard.press('k');
    await expect(title(page)).toHaveValue(names[9] ?? '');
    await page.getByRole('link', { name: 'Next feature' }).click();
    await expect(title(page)).toHaveValue(names[10] ?? '');

    await title(page).fill(`${names[10] ?? ''}, for rent`);
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(list.replace('page=2', 'page=3'));
    await expect(page.getByRole('row').filter({ hasText: 'for rent' })).toBeVisible();
  });

  await test.step('what was typed is not left for the next record without a question, and never reaches that', async () => {
    await page.goto(list);
    await page.getByRole('link', { name: names[5] ?? '', exact: true }).click();
    const before = await api.requests();
    await title(page).fill('Half a word');
    await page.getByRole('link', { name: 'Next feature' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await expect(title(page)).toHaveValue('Half a word');
    await page.getByRole('link', { name: 'Next feature' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(title(page)).toHaveValue(names[6] ?? '');
    await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
    expect((await api.requests()).slice(before.length)).toEqual([]);
  });

  await test.step('a form that was not opened from its list has no records beside it', async () => {
    await page.goto('/features/1/edit');
    await expect(title(page)).not.toBeEmpty();
    await expect(page.getByRole('link', { name: 'Next feature' })).toHaveCount(0);
  });
});

test('a save or deletion that ends late leads nowhere else', async ({ admin: page }) => {
  await test.step('a save that ends while one is asked about leaving leads where one was going', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/v1/admin/features/*', async (route) => {
      if (route.request().method() === 'PATCH') await held;
      await route.continue();
    });
    await page.goto('/bookings');
    await page.getByRole('link', { name: 'Features', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Features', exact: true })).toBeVisible();
    await rows(page).first().click();
    await title(page).fill('Solar charger');
    await page.keyboard.press('ControlOrMeta+s');
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Leave while this is being saved?' })).toBeVisible();
    release(undefined);
    await expect(page.getByText('“Solar charger” was saved.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Features', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Bookings', exact: true })).toBeVisible();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('a record that is deleted once its form was left leads nowhere', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/v1/admin/features/*', async (route) => {
      if (route.request().method() === 'DELETE') await held;
      await route.continue();
    });
    await page.goto('/bookings');
    await page.getByRole('link', { name: 'Features', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Features', exact: true })).toBeVisible();
    await rows(page).nth(1).click();
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.evaluate(() => history.go(-2));
    await expect(page.getByRole('heading', { name: 'Bookings', exact: true })).toBeVisible();
    const settled = watchNetwork(page);
    release(undefined);
    await expect(page.getByText(/^“.*” was deleted\.$/)).toBeVisible();
    await settled();
    await expect(page).toHaveURL('/bookings');
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
