import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { field, save } from './forms.ts';

const openHistory = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'What I changed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What I changed' })).toBeVisible();
};

/** Everything that the browser keeps for the site, but the sign-in page's own code. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const rows = async (name: string) => {
      const opening = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const all = [];
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll();
        all.push(
          await new Promise((resolve) => {
            request.onsuccess = () => resolve(request.result);
          }),
        );
      }
      database.close();
      return all;
    };
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const databases = await Promise.all(names.map(rows));
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      await caches.keys(),
    ]);
  });

test('what one changed and deleted is listed, undone and restored, and gone after signing out', async ({
  admin: page,
  context,
  api,
}) => {
  const { notices: seeded } = await api.database();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('a form, a run over rows and a deletion are listed', async () => {
    await page.goto('/features?title=TIMS');
    await page.getByRole('link', { name: 'TIMS card' }).click();
    await field(page, 'Title').fill('TIMS card, renewed');
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'was saved' })).toBeVisible();
    await page.getByRole('link', { name: 'Notices' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
    for (const row of [1, 2, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Set inactive' }).click();
    await expect(page.getByText('3 of 3 done', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Packages', exact: true }).click();
    await page.getByRole('link', { name: 'Everest Base Camp Trek' }).first().click();
    await expect(page).toHaveURL('/packages/1/view');
    await expect(page.getByRole('heading', { level: 1, name: 'Everest Base Camp Trek' })).toBeVisible();
    await page.getByRole('button', { name: /^More/ }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/packages$/);
    await openHistory(page);
    await expect(page.getByText('TIMS card, renewed').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Copy the changes of/ })
      .first()
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('- Feature “TIMS card”: title TIMS card → TIMS card, renewed');
    expect(copied).toContain('- Package “Everest Base Camp Trek” was deleted.');
  });

  await test.step('a change is undone from there', async () => {
    await page.getByRole('button', { name: 'Undo the change of “TIMS card”' }).click();
    await expect(page.getByText('1 change was undone.')).toBeVisible();
    await expect(page.getByText('Undone since.')).toBeVisible();
    const { features = [] } = await api.database();
    expect(features.some(({ title }) => title === 'TIMS card')).toBe(true);
  });

  await test.step('a run is undone as a whole', async () => {
    await page.getByRole('button', { name: 'Undo all' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Undo 3 changes' }).click();
    await expect(dialog.getByText('3 of 3 done').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Back to the list' }).click();
    expect((await api.database()).notices).toEqual(seeded);
  });

  await test.step('a deleted package is restored as new', async () => {
    const before = await api.database();
    await page.getByRole('button', { name: 'Restore as new: “Everest Base Camp Trek”' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/It is created again as it was read/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore as new' }).click();
    await expect(dialog.getByRole('button', { name: 'Back to the list' })).toBeEnabled({ timeout: 60_000 });
    await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Open the new record' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Everest Base Camp Trek' })).toBeVisible();
    const after = await api.database();
    const made = (after.packages ?? []).find(({ name }) => name === 'Everest Base Camp Trek');
    expect(made?.id).not.toBe(1);
    expect((after.packages ?? []).length).toBe((before.packages ?? []).length + 1);
  });

  await test.step('signing out leaves nothing of it', async () => {
    expect(await kept(page)).toContain('TIMS card');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const left = await kept(page);
    expect(left).not.toContain('TIMS');
    expect(left).not.toContain('Everest');
  });
});

test('the list outlives a session that expired, but not another account’s sign-in', async ({
  admin: page,
  api,
}) => {
  const rename = async (title: string) => {
    await page.goto('/features/1/edit');
    await field(page, 'Title').fill(title);
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'was saved' })).toBeVisible();
  };
  await rename('Yak ride');
  await expect.poll(() => kept(page)).toContain('Yak ride');
  await api.command('end-sessions');
  await page.goto('/features');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page);
  await openHistory(page);
  await expect(page.getByText('Yak ride').first()).toBeVisible();
  await api.command('end-sessions');
  await page.goto('/features');
  await signIn(page, { email: 'editor@example.com', password: 'Machhapuchhre#6993' });
  await openHistory(page);
  await expect(page.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
  expect(await kept(page)).not.toContain('Yak ride');
});
