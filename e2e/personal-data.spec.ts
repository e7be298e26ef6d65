import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field } from './forms.ts';

/** Everything that the browser stores for the application, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const ofRequest = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database cannot be read.'));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ofRequest(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        databases.push(name, store, await ofRequest(rows.getAll()), await ofRequest(rows.getAllKeys()));
      }
      database.close();
    }
    const stores = await Promise.all(
      (await caches.keys()).map(async (key) => (await caches.open(key)).keys()),
    );
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      stores.flat().map(({ url }) => url),
      document.cookie,
      location.href,
    ]);
  });

const numbers = {
  'Citizenship number': '11-02-70-98765',
  'PAN number': '609811111',
  'VAT number': '301222222',
  'TAN number': '412333333',
};
const password = 'Sagarmatha-8849-tall';

const expectNone = async (page: Page, texts: readonly string[]) => {
  const all = await kept(page);
  for (const text of texts) expect(all).not.toContain(text);
};

test('personal data is neither kept nor exported', async ({ admin: page }) => {
  await test.step('an export of users holds no personal number', async () => {
    await page.goto('/users/12/profile');
    const stored = await field(page, 'PAN number').inputValue();
    await page.goto('/users?id=12');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem').first().click();
    const text = await readFile(await (await file).path(), 'utf8');
    expect(text).toContain('Email');
    expect(text).not.toContain(stored);
    expect(text).not.toMatch(/PAN|VAT|TAN|citizenship/i);
  });

  await test.step('personal numbers and passwords are not stored, neither during input nor afterwards', async () => {
    const secrets = [...Object.values(numbers), password];
    await page.goto('/users/12/profile');
    const stored = await field(page, 'PAN number').inputValue();
    expect(stored).not.toBe('');
    for (const [name, value] of Object.entries(numbers)) await field(page, name).fill(value);
    await field(page, 'Address 2').fill('Patan Dhoka');
    // Other fields may be stored: the draft has been written.
    await expect.poll(() => kept(page)).toContain('Patan Dhoka');
    await expectNone(page, [...secrets, stored]);

    await page.goto('/users/create');
    for (const label of [/^Password\s*\*?$/, /^Password confirmation/])
      await page.getByLabel(label).and(page.locator('input')).fill(password);
    await field(page, 'First name').fill('Sarita');
    await expect.poll(() => kept(page)).toContain('Sarita');
    await expectNone(page, [...secrets, stored]);

    await page.goto('/users?role=3');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expectNone(page, [
      ...secrets,
      stored,
      'Patan Dhoka',
      'Sarita',
      'access_token',
      'admin@example.com',
    ]);
  });
});
