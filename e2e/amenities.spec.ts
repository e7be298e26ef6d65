import { expect, picture, test } from './fixtures.ts';
import { save } from './forms.ts';

test('amenities are illustrated, and filtered', async ({ admin: page }) => {
  await test.step('an amenity is created with an image, which comes back and can be removed', async () => {
    await page.goto('/amenities/create');
    await page.getByRole('textbox', { name: /^Name/ }).fill('singing-bowl');
    await page.getByRole('textbox', { name: 'Display name' }).fill('Singing bowl');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Room' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText(/drawing\.png/)).toBeVisible();
    await save(page).click();
    const without = page.getByRole('dialog', { name: 'Save without the image?' });
    await expect(without).toContainText('“drawing.png” is not a PNG, JPEG or WebP image.');
    await without.getByRole('button', { name: 'Back to the form' }).click();
    await page.locator('input[type=file]').setInputFiles(picture('bowl.png'));
    await page.getByRole('textbox', { name: /alt/i }).fill('A bronze bowl');
    await save(page).click();
    await expect(page).toHaveURL('/amenities');

    await page.goto('/amenities?name=singing-bowl');
    await page.getByRole('link', { name: 'singing-bowl' }).click();
    const image = page.getByRole('group', { name: 'Images' }).locator('img');
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: /remove.*A bronze bowl/i }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /remove|delete/i })
      .click();
    await expect(image).toBeHidden();
  });

  await test.step('amenities are filtered by type, and the filter is a chip', async () => {
    await page.goto('/amenities');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Homestay' }).click();
    await expect(page).toHaveURL('/amenities?type=homestay');
    await expect(page.getByRole('cell', { name: 'Hotel', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear Type' }).click();
    await expect(page).toHaveURL('/amenities');
  });
});
