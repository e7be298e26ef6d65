import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const list = '/packages?page=2&per_page=5&sort=-price_per_person';

test('packages are read one after the other in the order of their list, over the end of a page, and back', async ({
  admin: page,
}) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() === 'GET' && pathname.endsWith('/packages/datatable') && searchParams.has('sort'))
      pages.push(searchParams.get('page') ?? '');
  });

  await page.goto(list);
  const links = page.locator('tbody a[href$="/view"]').filter({ hasText: /\S/ });
  await expect(links).toHaveCount(5);
  const [fourth = '', fifth = ''] = (await links.allInnerTexts()).slice(3);

  await page.getByRole('link', { name: fourth, exact: true }).click();
  await expect(title(page)).toHaveText(fourth);
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText(fifth);
  await page.getByRole('link', { name: 'Next package' }).click();
  await expect(title(page)).not.toHaveText(fifth);
  const sixth = await title(page).innerText();
  expect(pages).toEqual(['2', '3']);
  await page.reload();
  await expect(title(page)).toHaveText(sixth);
  await expect(page.getByRole('link', { name: 'Previous package' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText(fifth);

  // Back leads to the list as it was; the last viewed record is in view there.
  await page.getByRole('link', { name: 'Back to packages' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('row').filter({ hasText: fifth })).toBeInViewport();

  await page.goto('/packages/1/view');
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to packages' })).toHaveCount(0);
});
