import { expect, test } from './fixtures.ts';

test('a region that packages use is not deleted, and the reason is shown', async ({ admin: page }) => {
  await page.goto('/package-regions?name=everest');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText(/“Everest” cannot be deleted: \d+ packages still use it\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'Everest' })).toBeVisible();
});

test('a region is edited from a filtered list, and saving leads back to the same rows', async ({
  admin: page,
}) => {
  await page.goto('/package-regions?description=tiger');
  await page.getByRole('link', { name: 'Bardiya' }).click();
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Tigers and dolphins.');
  await page.getByRole('textbox', { name: 'Meta page title' }).fill('Bardiya safaris');
  await expect(page.getByRole('figure', { name: 'Search result preview' })).toContainText('Bardiya safaris');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/package-regions?description=tiger');
  await page.getByRole('link', { name: 'Bardiya' }).click();
  await expect(page.getByRole('textbox', { name: 'Meta page title' })).toHaveValue('Bardiya safaris');
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveText(
    'Tigers and dolphins.',
  );
});
