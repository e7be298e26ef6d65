import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field, save } from './forms.ts';
import { stored } from './package-screens.ts';

const saved = (page: Page) => page.getByRole('alert').filter({ hasText: 'was saved' });
const undo = (page: Page) => saved(page).getByRole('button', { name: 'Undo' });

const saveAnotherAge = async (page: Page) => {
  await page.goto('/packages/2/edit');
  await field(page, 'Age').fill('18 to 60');
  await field(page, 'Duration').fill('21 days');
  await save(page).click();
  await expect(page).toHaveURL('/packages');
};

test('a save is taken back', async ({ admin: page, api }) => {
  await test.step('a save leads to its record and is taken back, field by field', async () => {
    const before = await stored(page, api.url, 2);
    await saveAnotherAge(page);
    await expect(saved(page).getByRole('link', { name: 'View' })).toHaveAttribute('href', '/packages/2/view');
    await stored(page, api.url, 2, { accommodation: 'Lodges' });
    await undo(page).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 3; click += 1) button.click();
    });
    await expect(page.getByText(/was changed back\./)).toBeVisible();
    expect(await stored(page, api.url, 2)).toEqual({ ...before, accommodation: 'Lodges' });
    const bodies = (await api.requests()).filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies).toEqual([
      { age: '18 to 60', duration: '21 days' },
      { accommodation: 'Lodges' },
      { age: before.age, duration: before.duration },
    ]);
  });

  await test.step('Undo does not overwrite a later change by somebody else', async () => {
    await saveAnotherAge(page);
    await stored(page, api.url, 2, { duration: '22 days' });
    await undo(page).click();
    await expect(
      page.getByText(/was not changed back\. The same fields were changed again since\./),
    ).toBeVisible();
    expect(await stored(page, api.url, 2)).toMatchObject({ age: '18 to 60', duration: '22 days' });
  });

  await test.step('a record that is only created and edited is led to for editing, and a new one has no Undo', async () => {
    await page.goto('/features/create');
    await field(page, 'Title').fill('Headlamp');
    await save(page).click();
    const created = page.getByRole('alert').filter({ hasText: 'was created' });
    await expect(created.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await created.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/features\/\d+\/edit/);
    await expect(field(page, 'Title')).toHaveValue('Headlamp');
    await expect(created).toHaveCount(0);
  });

  await test.step('Undo sends no file and no password', async () => {
    await page.goto('/users/2/edit');
    await field(page, 'Middle name').fill('Bahadur');
    await page.getByLabel('Password', { exact: true }).fill('Sagarmatha-8848');
    await page.getByLabel('Password confirmation', { exact: true }).fill('Sagarmatha-8848');
    await save(page).click();
    await undo(page).click();
    await expect(page.getByText(/was changed back, except for files and passwords\./)).toBeVisible();
    const last = (await api.requests()).findLast(({ method }) => method === 'PATCH');
    expect(Object.keys(last?.body ?? {})).toEqual(['middle_name']);
  });
});
