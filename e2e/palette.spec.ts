import type { Page } from '@playwright/test';
import { expect, openHome, repetition, test } from './fixtures.ts';

/** Presses keys and counts them: a chord is one, and so is every letter. */
const keyboard = (page: Page) => {
  let pressed = 0;
  return {
    count: () => pressed,
    press: async (keys: string) => {
      pressed += 1;
      await page.keyboard.press(keys);
    },
    type: async (text: string) => {
      pressed += Array.from(text).length;
      await page.keyboard.type(text);
    },
  };
};

const openPalette = async (page: Page, { press } = keyboard(page)) => {
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
};

for (const [remembered, text] of [
  ['a typing error', 'gokio'],
  ['another script', 'गोक्य'],
  ['some letters', 'goky'],
] as const) {
  test(
    `a record that is remembered by ${remembered} is open after eight keystrokes`,
    {
      tag: remembered === 'another script' ? [] : repetition,
    },
    async ({ admin: page }) => {
      await openHome(page);
      const keys = keyboard(page);
      await openPalette(page, keys);
      await keys.type(text);
      await expect(page.getByRole('option').first()).toContainText('Gokyo Lakes');
      await keys.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: /Gokyo Lakes/ })).toBeVisible();
      expect(keys.count()).toBeLessThanOrEqual(8);
    },
  );
}

test('what was opened lately is offered until it is deleted', async ({ admin: page }) => {
  await test.step('what was opened lately is there at once', async () => {
    await page.goto('/features?title=TIMS');
    await page.getByRole('link', { name: 'TIMS card' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit feature' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await openPalette(page);
    const opened = page.getByRole('group', { name: 'Recently opened' });
    await expect(opened.getByRole('option')).toHaveText(['TIMS cardFeatures']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit feature' })).toBeVisible();
  });

  await test.step('a record that was deleted is not among those opened last', async () => {
    await page.goto('/features?title=Tharu');
    await page.getByRole('link', { name: 'Tharu dance evening' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit feature' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recent-records')))
      .toContain('Tharu dance evening');
    await page.getByRole('button', { name: 'More for Tharu dance evening' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recent-records')))
      .not.toContain('Tharu dance evening');
  });
});

test('what is typed is searched in time, and leads there', async ({ admin: page, api }) => {
  await test.step('what is typed while the palette is loading goes to the palette, not to the list behind it', async () => {
    const onTheWay = Promise.withResolvers<undefined>();
    await page.route(/\/palette-[^/]*\.js/, async (route) => {
      await onTheWay.promise;
      await route.continue();
    });
    await page.goto('/features');
    await expect(page.getByRole('link', { name: 'Create feature' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cj');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ho');
    onTheWay.resolve(undefined);
    await expect(page.getByRole('combobox', { name: 'Command' })).toHaveValue('cho');
    await expect(page).toHaveURL('/features');
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('a day, and a name with what is to be done, lead there', async () => {
    await openHome(page);
    for (const [text, shown, address] of [
      ['12 dec 2026', /12 Dec 2026/, /^[^?]+\/bookings\?.*2026-12-12/],
      ['trishuli rafting approve', /^Trishuli Rafting Weekend.*Approve/, /\/requests\/packages\?id=\d+$/],
    ] as const) {
      await openPalette(page);
      await page.keyboard.type(text);
      await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(shown);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('combobox', { name: 'Command' })).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: 'Trishuli Rafting Weekend' })).toBeVisible();
  });

  await test.step('a list is opened with its export, and commands are there without a network', async () => {
    await openHome(page);
    for (const open of ['from elsewhere', 'on the list itself']) {
      await test.step(open, async () => {
        await openPalette(page);
        await page.keyboard.type('export features');
        await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Export features');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('menuitem', { name: 'Everything that matches' })).toBeVisible();
        await page.keyboard.press('Escape');
      });
    }
    await expect(page).toHaveURL('/features');
    await page.context().setOffline(true);
    await openPalette(page);
    await page.keyboard.type('change password');
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Password');
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('typing on aborts the pending requests', async () => {
    await api.command('controls', { latency: 1_500 });
    const underWay = new Set<string>();
    const aborted: string[] = [];
    const isFirst = (url: string) => /[?&]\w+=gok(&|$)/.test(url);
    page.on('request', (request) => {
      if (isFirst(request.url())) underWay.add(request.url());
    });
    page.on('requestfailed', (request) => {
      if (isFirst(request.url())) aborted.push(request.url());
    });
    await openHome(page);
    await openPalette(page);
    await page.keyboard.type('gok');
    await expect.poll(() => underWay.size).toBe(4);
    await page.keyboard.type('y');
    await expect.poll(() => new Set(aborted)).toEqual(underWay);
    await api.command('controls', { latency: 0 });
    await expect(page.getByRole('option', { name: /Gokyo Lakes/ }).first()).toBeVisible();
    expect(underWay.size).toBe(4);
  });
});
