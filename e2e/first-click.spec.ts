import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();

/** The overlays of a screen, how to open each, and where its focus is. */
const overlays: [what: string, open: (page: Page) => Promise<void>, shown: (page: Page) => Promise<void>][] =
  [
    [
      'a menu by its button',
      (page) => button(page, 'Account').click(),
      (page) => expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused(),
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

/** Delays code, by default that of overlays, on a loaded list; returns the function to release it. */
const heldBack = async (page: Page, list = '/banners', code = '**/overlay-parts-*.js') => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(list);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  return () => {
    release(undefined);
    return page.waitForResponse(code);
  };
};

test('what is opened or typed before its code is there waits for it', async ({ admin: page }) => {
  await test.step('what is opened before its code is there opens when it comes', async () => {
    for (const [what, open, shown] of overlays)
      await test.step(what, async () => {
        const release = await heldBack(page);
        await open(page);
        await release();
        await shown(page);
        await page.unroute('**/overlay-parts-*.js');
      });
  });

  await test.step('a select takes the keys that were pressed before its code was there', async () => {
    const release = await heldBack(page);
    const status = page.getByRole('combobox', { name: 'Status' });
    await status.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await release();
    await expect(status).toHaveValue('Inactive');
  });

  await test.step('the palette takes an Enter that was pressed before its code was there', async () => {
    const release = await heldBack(page, '/features', '**/palette-*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('hotels');
    await page.keyboard.press('Enter');
    await release();
    await expect(page.getByRole('heading', { name: 'Hotels', exact: true })).toBeVisible();
  });

  await test.step('who does not wait for an overlay is not taken by surprise', async () => {
    const release = await heldBack(page, '/features');
    await button(page, /^Delete/).click();
    await page.keyboard.press('Escape');
    await button(page, 'Account').click();
    await page.getByRole('searchbox', { name: 'Title' }).click();
    await page.keyboard.type('Ever');
    await release();
    await page.keyboard.type('est');
    await expect(page.getByRole('searchbox', { name: 'Title' })).toHaveValue('Everest');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('menu')).toBeHidden();
  });

  await test.step('an overlay whose code takes long says so until it comes', async () => {
    const release = await heldBack(page);
    await page.clock.install();
    await button(page, 'Account').click();
    await page.clock.runFor(6_000);
    const notice = page.getByText('This part of the page is still loading.');
    await expect(notice).toBeVisible();
    await release();
    await page.clock.resume();
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
