import type { Page } from '@playwright/test';
import { expect, openHome, test } from './fixtures.ts';
import { field, save } from './forms.ts';
import { stored, waiting } from './package-screens.ts';

/** The number of waiting requests of all kinds in the menu. */
const badge = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Requests/ })
    .getByLabel(/^\d+ waiting$/);
const queue = (page: Page) => page.getByRole('navigation', { name: 'Waiting packages' });
const preview = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Opens the queue, by its address or from the menu's count; returns the requests. */
const openQueue = async (page: Page, api: string, fromMenu = false) => {
  const requests = await waiting(page, api);
  const [first, second] = requests;
  if (!first || !second) throw new Error('Too few requests wait.');
  if (fromMenu) {
    await openHome(page);
    await badge(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Kinds of requests' })
      .getByRole('link', { name: /^Packages/ })
      .click();
  } else await page.goto('/requests/packages');
  await expect(page.getByRole('heading', { level: 1, name: 'Package requests' })).toBeVisible();
  await expect(queue(page).getByRole('button')).toHaveCount(requests.length);
  await expect(preview(page, first.name)).toBeVisible();
  return { first, second, count: requests.length };
};

/** Opens the confirmation by key, and confirms by keys, also where gaps block selling. */
const approveByKey = async (page: Page) => {
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Approve request?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
};

test('requests are approved by keys and clicks, once each', async ({ admin: page, api }) => {
  await test.step('a request is mended on the way, and the queue goes on with it', async () => {
    const { second } = await openQueue(page, api.url);
    await page.keyboard.press('j');
    await expect(preview(page, second.name)).toBeVisible();
    await page.getByRole('region', { name: 'Readiness' }).getByRole('link', { name: 'No map' }).click();
    await field(page, 'Google map').fill('https://www.google.com/maps/embed?pb=!1m14');
    await save(page).click();
    await expect(preview(page, second.name)).toBeVisible();
    await expect(page.getByText('No map')).toHaveCount(0);
  });

  await test.step('on the phone one request follows the other, with what decides at the bottom', async () => {
    const [first, second] = await waiting(page, api.url);
    if (!first || !second) throw new Error('Too few requests wait.');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/requests/packages');
    await expect(preview(page, first.name)).toBeVisible();
    await expect(page.getByText('1 of 8', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next request' }).click();
    await expect(preview(page, second.name)).toBeVisible();
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole('button', { name: 'Approve' })).toBeInViewport();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('2 of 7', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('requests are read and approved by the keyboard, one after the other', async () => {
    const { first, second, count } = await openQueue(page, api.url, true);
    const all = Number(await badge(page).innerText());
    await expect(page.getByRole('region', { name: 'Readiness' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible();

    await approveByKey(page);
    await expect(page.getByText(`“${first.name}” was approved.`)).toBeVisible();
    await expect(preview(page, second.name)).toBeVisible();
    await expect(badge(page)).toHaveText(String(all - 1));
    await expect(queue(page).getByRole('button')).toHaveCount(count - 1);
    await expect(queue(page).getByRole('button', { name: second.name })).toBeFocused();
    expect(await stored(page, api.url, first.id)).toMatchObject({ request_status: 'approved', status: true });

    await approveByKey(page);
    await expect(badge(page)).toHaveText(String(all - 2));
    expect(await waiting(page, api.url)).toHaveLength(count - 2);
  });

  await test.step('a key that is held down approves nothing, nor does Enter right after the question has opened', async () => {
    const { count } = await openQueue(page, api.url);
    for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down('a');
    await page.keyboard.up('a');
    const dialog = page.getByRole('dialog', { name: 'Approve request?' });
    await expect(dialog).toBeVisible();
    expect(await waiting(page, api.url)).toHaveLength(count);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await waiting(page, api.url)).toHaveLength(count);
    await page.keyboard.press('a');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await waiting(page, api.url)).toHaveLength(count - 1);
  });

  await test.step('a double click on Approve approves one request', async () => {
    const { first, second, count } = await openQueue(page, api.url);
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve request?' });
    await dialog.getByRole('button', { name: 'Approve' }).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 5; click += 1) button.click();
      // Also while the dialog fades out.
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
});
