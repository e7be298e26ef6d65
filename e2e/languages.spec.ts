import { expect, test } from './fixtures.ts';

test('the language chosen on the sign-in page stays until another is chosen', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'नेपाली' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइन इन');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइन इन');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});
