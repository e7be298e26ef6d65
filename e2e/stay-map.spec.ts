import { expect, test } from './fixtures';

test('hotels on a map follow the filters, and lead to their records and back', async ({ admin: page }) => {
  await page.goto('/hotels');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.getByText('96 of 100 hotels on the map.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Phewa');
  await expect(page).toHaveURL(/mode=map/);
  const stays = page.getByRole('list', { name: 'On the map: hotels' }).getByRole('button');
  await expect(page.getByText(/^(\d+) of \1 hotels? on the map\.$/)).toBeVisible();
  for (const name of await stays.allTextContents()) expect(name).toMatch(/phewa/i);
  await page.reload();
  await stays.first().press('End');
  await stays.last().press('Home');
  await expect(stays.first()).toBeFocused();
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Phewa/);
  await page.goBack();
  await expect(stays.first()).toBeVisible();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
