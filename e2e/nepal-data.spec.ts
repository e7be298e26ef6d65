import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const packagePage = '/packages/1/view';
const profile = (page: Page) => page.getByRole('group', { name: 'Altitude profile' });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Nepal data' })).toBeVisible();
};

test('an edited height is in the package’s altitudes, and the changes move to another browser by a file', async ({
  admin: page,
}, testInfo) => {
  const heights = async () => {
    await page.goto(packagePage);
    await profile(page).getByText('Heights and their sources').click();
    return profile(page)
      .getByRole('row', { name: /Namche/ })
      .first();
  };
  await expect(await heights()).toContainText('3,440 m');

  await test.step('by keys from the palette', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nepal data');
    await expect(page.getByRole('option', { name: /^Nepal data/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await settled(page);
    await page.getByRole('searchbox', { name: 'Find' }).fill('namtse');
    await page.getByRole('link', { name: 'Edit Namche' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Namche' });
    await dialog.getByRole('textbox', { name: 'Height' }).fill('3500');
    await dialog.getByRole('textbox', { name: 'Source', exact: true }).fill('Our guides');
    await page.keyboard.press('Control+Enter');
    await expect(row(page, 'Namche')).toContainText('3,500 m');
  });

  await expect(await heights()).toContainText('3,500 m from the name (Our guides)');

  const path = testInfo.outputPath('nepal-places.csv');
  await test.step('exported, taken back, and imported', async () => {
    await page.goto('/nepal-data?text=namche');
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await (await saved).saveAs(path);
    await page.getByRole('button', { name: 'Take back changes of Namche' }).click();
    await expect(row(page, 'Namche')).toContainText('3,440 m');
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(page.getByText('1 row was imported.')).toBeVisible();
    await expect(row(page, 'Namche')).toContainText('3,500 m');
  });

  await test.step('a hidden place is unknown, until Undo', async () => {
    await page.getByRole('button', { name: 'Hide Namche' }).click();
    await expect(row(page, 'Namche')).toContainText('Hidden');
    await page
      .getByRole('alert')
      .filter({ hasText: 'is hidden' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(row(page, 'Namche')).not.toContainText('Hidden');
  });

  await expect(await heights()).toContainText('3,500 m');
});
