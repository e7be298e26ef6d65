import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
};

/** Sets a feature's status, which shows a notice with Undo. */
const setStatus = async (page: Page, name: string) => {
  await page.getByRole('switch', { name: `Status of ${name}` }).click();
  await expect(page.getByText(`“${name}” is`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
};

/** Shorter than a notice with Undo is shown. */
const atOnce = { timeout: 3_000 };

const expectNoNotice = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, atOnce);
  await expect(page.getByText('TIMS card')).toHaveCount(0);
};

test('signing out leaves no notice and no Undo to the next person, in any tab', async ({
  admin,
  context,
  api,
}) => {
  const other = await context.newPage();
  for (const page of [admin, other]) {
    await page.goto('/features?title=TIMS');
    await page.route(/\/v1\/admin\/features\/\d+$/, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.getByRole('switch', { name: 'Status of TIMS card' }).click();
    await expect(page.getByText('“TIMS card” was not changed.')).toBeVisible();
    await setStatus(page, 'TIMS card');
  }
  await signOut(admin);
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 2_000 });
  const calls = await api.log();
  await expectNoNotice(admin);
  await expectNoNotice(other);
  await expect(other.getByText('You were signed out in another tab.')).toBeVisible();
  expect(await api.log()).toEqual(calls);
  await signIn(admin, { email: 'editor@example.com', password: 'Machhapuchhre#6993' });
  await expect(admin.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('three writes that fail because the session ended give one notice, and nothing else stays', async ({
  admin: page,
  api,
}) => {
  await page.goto('/features?title=TIMS');
  await setStatus(page, 'TIMS card');
  await page.getByRole('searchbox', { name: 'Title' }).fill('');
  await expect(page.getByRole('switch').nth(2)).toBeVisible();
  await api.command('end-sessions');
  const asked = Promise.withResolvers<undefined>();
  let waiting = 0;
  await page.route(/\/v1\/admin\/features\/\d+$/, async (route) => {
    waiting += 1;
    if (waiting === 3) asked.resolve(undefined);
    await asked.promise;
    await route.continue();
  });
  for (const row of [0, 1, 2]) await page.getByRole('switch').nth(row).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
  await expectNoNotice(page);
});

test('after signing out the browser holds no record name and no filter text', async ({ admin: page }) => {
  await page.goto('/features?title=TIMS');
  await page.getByRole('button', { name: 'Star this page' }).click();
  await page.getByRole('link', { name: 'TIMS card' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit feature' })).toBeVisible();
  await page.getByRole('button', { name: 'Star this page' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('TIMS card, renewed');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const stored = await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)]);
  expect(decodeURIComponent(JSON.stringify(stored))).not.toContain('TIMS');
  const [settings = []] = stored;
  expect(Object.fromEntries(settings)).toMatchObject({
    'starred-pages': JSON.stringify([{ path: '/features', label: 'Features', language: 'en' }]),
    appearance: expect.stringContaining('dark'),
  });
});
