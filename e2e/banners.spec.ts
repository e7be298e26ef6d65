import { expect, picture, test } from './fixtures.ts';
import { save } from './forms.ts';

test('a banner is created with a region and an image, switched off in the list and back on by Undo', async ({
  admin: page,
  api,
}) => {
  await page.goto('/banners');
  await page.getByRole('link', { name: 'Create banner' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('तीज मुस्ताङ');
  await page.getByRole('combobox', { name: 'Package region' }).fill('upper mus');
  await page.getByRole('option', { name: 'Upper Mustang' }).click();
  await page.locator('input[type=file]').setInputFiles(picture('lo.png'));
  await page.getByRole('textbox', { name: /alt text/i }).fill('Walls of Lo');
  await save(page).click();
  await expect(page).toHaveURL('/banners');

  await page.getByRole('searchbox', { name: 'Title' }).fill('तीज');
  const row = page.getByRole('row', { name: /तीज मुस्ताङ/ });
  await expect(row.getByRole('link', { name: 'Upper Mustang' })).toBeVisible();
  const image = row.locator('img');
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const status = page.getByRole('switch', { name: 'Status of तीज मुस्ताङ' });
  await status.click();
  await expect(page.getByText('“तीज मुस्ताङ” is inactive now.')).toBeVisible();
  await expect(status).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“तीज मुस्ताङ” is active now.')).toBeVisible();
  await page.reload();
  await expect(status).toBeChecked();
  const switched = (await api.log()).filter((call) => call === 'POST /v1/admin/banners/status 200');
  expect(switched).toHaveLength(2);

  await page.getByRole('link', { name: 'तीज मुस्ताङ' }).click();
  await expect(page.getByRole('combobox', { name: 'Package region' })).toHaveValue('Upper Mustang');
  await expect(page.getByRole('textbox', { name: /alt text/i })).toHaveValue('Walls of Lo');
});
