import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { approveElsewhere, field, save, stored, waiting } from './package-screens.ts';

const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: /^Package requests/ }).getByLabel(`${count} waiting`, { exact: true });
const queue = (page: Page) => page.getByRole('navigation', { name: 'Waiting packages' });
const preview = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** From the menu's count to the queue; answers with what waits. */
async function openQueue(page: Page, api: string) {
  const requests = await waiting(page, api);
  const [first, second] = requests;
  if (!first || !second) throw new Error('Too few requests wait.');
  await badge(page, requests.length).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Package requests' })).toBeVisible();
  await expect(queue(page).getByRole('button')).toHaveCount(requests.length);
  await expect(preview(page, first.name)).toBeVisible();
  return { first, second, count: requests.length };
}

/** Asks by the key, and goes ahead without the mouse. */
async function approveByKey(page: Page) {
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Approve request?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('requests are read and approved by the keyboard, one after the other', async ({ admin: page, api }) => {
  const { first, second, count } = await openQueue(page, api.url);
  await expect(page.getByRole('region', { name: 'Readiness' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible();

  await approveByKey(page);
  await expect(page.getByText(`“${first.name}” was approved.`)).toBeVisible();
  await expect(preview(page, second.name)).toBeVisible();
  await expect(badge(page, count - 1)).toBeVisible();
  await expect(queue(page).getByRole('button')).toHaveCount(count - 1);
  await expect(queue(page).getByRole('button', { name: second.name })).toBeFocused();
  expect(await stored(page, api.url, first.id)).toMatchObject({ request_status: 'approved', status: true });

  await approveByKey(page);
  await expect(badge(page, count - 2)).toBeVisible();
  expect(await waiting(page, api.url)).toHaveLength(count - 2);
});

test('a request that somebody else has approved meanwhile is told, and goes', async ({
  admin: page,
  api,
}) => {
  const { first, second, count } = await openQueue(page, api.url);
  await approveElsewhere(page, api.url, first.id);
  await approveByKey(page);
  await expect(page.getByText(`Somebody else has already decided on “${first.name}”.`)).toBeVisible();
  await expect(preview(page, second.name)).toBeVisible();
  await expect(queue(page).getByRole('button', { name: first.name })).toHaveCount(0);
  await expect(badge(page, count - 1)).toBeVisible();
});

test('a request is mended on the way, and the queue goes on with it', async ({ admin: page, api }) => {
  const { second } = await openQueue(page, api.url);
  await page.keyboard.press('j');
  await expect(preview(page, second.name)).toBeVisible();
  await page
    .getByRole('region', { name: 'Readiness' })
    .getByRole('link', { name: 'There is no map.' })
    .click();
  await field(page, 'Google map').fill('https://www.google.com/maps/embed?pb=!1m14');
  await save(page).click();
  await expect(preview(page, second.name)).toBeVisible();
  await expect(page.getByText('There is no map.')).toHaveCount(0);
});

test('a double click on Approve approves one request', async ({ admin: page, api }) => {
  const { first, second, count } = await openQueue(page, api.url);
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve request?' });
  await dialog.getByRole('button', { name: 'Approve' }).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) button.click();
    // And all the while that the dialog fades out.
    const timer = setInterval(() => {
      if (button.isConnected) button.click();
      else clearInterval(timer);
    }, 10);
  });
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`“${first.name}” was approved.`)).toBeVisible();
  await expect(preview(page, second.name)).toBeVisible();
  expect(await waiting(page, api.url)).toHaveLength(count - 1);
});
