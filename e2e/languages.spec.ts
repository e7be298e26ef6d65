import { readFile } from 'node:fs/promises';
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

test('Devanagari digits are read and typed, and no file or address has them', async ({ admin: page }) => {
  await test.step('they are chosen apart from the language, and the page is loaded anew', async () => {
    await page.goto('/settings?tab=appearance');
    const loaded = page.waitForEvent('load');
    await page.getByRole('radio', { name: 'Devanagari, १२३' }).click();
    await loaded;
    const chosen = page.getByRole('radio', { name: 'Devanagari, १२३' });
    await expect(chosen).toBeChecked();
    const loadedAt = () => page.evaluate(() => performance.timeOrigin);
    const before = await loadedAt();
    await chosen.click();
    await page.getByRole('radio', { name: 'Semi-dark' }).click();
    await expect(page.getByRole('radio', { name: 'Semi-dark' })).toBeChecked();
    expect(await loadedAt(), 'the same choice again loads nothing').toBe(before);
  });

  await test.step('a list has them, and its file has not', async () => {
    await page.goto('/packages?sort=id');
    const row = page.getByRole('row', { name: /Everest Base Camp Trek/ });
    await expect(row).toContainText(/NPR\s१,८५,०००/);
    await expect(page.getByRole('navigation', { name: /^Pages of/ })).toContainText('Page १ of ४');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'This page' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('185000');
    expect(file).not.toMatch(/[०-९]/);
  });

  await test.step('a filter that is typed in them finds what is stored in Latin ones', async () => {
    await page.goto('/amenities');
    await page.getByRole('searchbox', { name: 'Display name' }).fill('२४');
    await expect(page.getByRole('cell', { name: '24-hour front desk', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/display_name=%2224%22|display_name=24/);
    await expect(page.getByRole('searchbox', { name: 'Display name' })).toHaveValue('२४');
  });
});

test('in Nepali, the palette finds by the words of both languages', async ({ admin: page }) => {
  await page.goto('/settings?tab=appearance');
  await page.getByRole('radio', { name: 'नेपाली' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('सेटिङ');
  await page.keyboard.press('Control+k');
  for (const words of ['banners gallery', 'ब्यानर ग्यालरी']) {
    await page.getByRole('combobox').fill(words);
    await expect(page.getByRole('option').first()).toHaveText('ब्यानरहरूको ग्यालरी');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', '/banners?mode=gallery');
  }
});
