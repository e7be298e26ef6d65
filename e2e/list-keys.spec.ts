import { expect, test } from './fixtures.ts';

test('a list is used by its keys', async ({ admin: page }) => {
  await test.step('a list is worked through without a mouse, and goes on from the row that was saved', async () => {
    await page.goto('/packages');
    const first = page.getByRole('link', { name: 'Everest Base Camp Trek' });
    const second = page.getByRole('link', { name: 'Everest Panorama Trek' });
    await expect(first).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('jx');
    await expect(page).toHaveURL('/packages?name=jx');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(first).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();

    await page.keyboard.press('j');
    await expect(first).toBeFocused();
    await page.keyboard.press('j');
    await expect(second).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText('1 package selected')).toBeVisible();
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await expect(page.getByText('2 selected')).toBeVisible();

    await page.keyboard.press(']');
    await expect(page).toHaveURL('/packages?page=2');
    await page.keyboard.press('[');
    await expect(page).toHaveURL('/packages');
    await expect(first).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Everest Base Camp Trek' }).click();
    await page.keyboard.press('j');
    await expect(second).toBeFocused();
    await page.keyboard.press('e');
    await expect(page).toHaveURL('/packages/2/edit');
    await page.getByRole('textbox', { name: 'Duration' }).fill('9 days');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL('/packages');
    await expect(second).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/packages/1/view');
    await page.goBack();
    await expect(first).toBeFocused();
    await page.keyboard.press('c');
    await expect(page).toHaveURL('/packages/create');
  });

  await test.step('the keys of a list are heard as soon as a question is closed', async () => {
    await page.goto('/features');
    const first = page.getByRole('row', { name: /Airport pick-up/ });
    await first.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(page.getByRole('row').nth(2).locator('[data-shortcut="open"]')).toBeFocused();
  });

  await test.step('nothing that sticks to an edge hides what receives the focus', async () => {
    const inSight = () =>
      page.evaluate(() => {
        const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const seen = document.elementFromPoint(left + Math.min(width, 60) / 2, top + height / 2);
        return document.activeElement?.contains(seen) ?? false;
      });

    await page.goto('/homestays/1/view');
    const phones = page.getByRole('main').getByRole('link', { name: /^\+977/ });
    await expect(phones).toHaveCount(2);
    await page.getByRole('main').getByRole('link').last().focus();
    for (const phone of (await phones.all()).toReversed()) {
      while (!(await phone.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Shift+Tab');
      expect(await inSight(), 'a phone beside the record').toBe(true);
    }

    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/bookings');
    await page
      .getByRole('link', { name: /^\+977/ })
      .first()
      .focus();
    expect(await inSight(), 'a phone in a row').toBe(true);

    await page.goto('/packages?mode=sheet');
    await page.getByLabel('Active of Everest Base Camp Trek').focus();
    await page.getByLabel('Price per person of Everest Panorama Trek').focus();
    expect(await inSight(), 'the first cell of a row').toBe(true);
  });

  await test.step('the keys of a list are listed, and can be switched off', async () => {
    await page.goto('/features');
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.keyboard.press('?');
    const lists = page.getByRole('dialog').getByRole('table', { name: 'Lists' });
    await expect(lists.getByRole('row', { name: 'Select the row X' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('single-keys', 'false'));
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(11);
    for (const key of ['/', 'j', ']', 'c']) await page.keyboard.press(key);
    await expect(page).toHaveURL('/features');
    await expect(page.locator('main :focus')).toHaveCount(0);
  });
});
