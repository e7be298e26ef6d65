import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();

/** What lies over a screen, how it is opened, and where the focus is then. */
const overlays: [what: string, open: (page: Page) => Promise<void>, shown: (page: Page) => Promise<void>][] =
  [
    [
      'a menu by its button',
      (page) => button(page, 'Account').click(),
      (page) => expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused(),
    ],
    [
      'a select by an arrow key',
      (page) => page.getByRole('combobox', { name: 'Status' }).press('ArrowDown'),
      async (page) => {
        await expect(page.getByRole('option', { name: 'Inactive' })).toBeVisible();
        await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused();
      },
    ],
    [
      'a popover by its button',
      (page) => button(page, 'Columns').click(),
      (page) => expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible(),
    ],
    [
      'a dialog by the button of a row',
      (page) => button(page, /^Delete/).click(),
      (page) => expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible(),
    ],
  ];

test('what is opened before its code is there opens when it comes', async ({ admin: page }) => {
  for (const [what, open, shown] of overlays)
    await test.step(what, async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
      await page.route('**/overlay-parts-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/banners');
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await open(page);
      release(undefined);
      await shown(page);
      await page.unroute('**/overlay-parts-*.js');
    });
});
