import { expect, picture, test } from './fixtures.ts';

test('what was not saved leads back', async ({ admin: page }) => {
  await test.step('what was left unsaved is named with its record and its time, and leads back', async () => {
    await page.goto('/features/1/edit');
    const title = page.getByRole('textbox', { name: 'Title' });
    const name = await title.inputValue();
    await title.press('End');
    await title.pressSequentially(', by night');
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))))
      .toHaveLength(1);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/');
    const reminder = page.getByRole('status', { name: 'You left something unsaved' });
    await expect(reminder.getByRole('link')).toHaveText(/^Edit feature · .+, \d{2}:\d{2}$/);
    await expect(reminder.getByRole('link')).toContainText(name);
    await reminder.getByRole('link').click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue(`${name}, by night`);
  });

  await test.step('discarded input can be restored completely for ten seconds', async () => {
    const name = page.getByRole('textbox', { name: /^Name/ });
    const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
    const isBack = async () => {
      await expect(page).toHaveURL('/amenities/create');
      await expect(name).toHaveValue('singing-bowl');
      await expect(page.getByRole('textbox', { name: /alt/i })).toHaveValue('A bronze bowl');
      await expect(page.getByRole('group', { name: 'Images' }).locator('img')).toBeVisible();
      // Restored drafts are not offered again.
      await expect(page.getByRole('alert')).toHaveCount(0);
    };
    await page.goto('/amenities?type=hotel');
    await page.getByRole('link', { name: 'Create amenity', exact: true }).click();
    await name.fill('singing-bowl');
    await page.locator('input[type=file]').setInputFiles(picture('bowl.png'));
    await page.getByRole('textbox', { name: /alt/i }).fill('A bronze bowl');

    await test.step('discarded: back from the list, which is still behind the form', async () => {
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page).toHaveURL('/amenities?type=hotel');
      await undo.click();
      await isBack();
    });
    await test.step('left: back from another screen', async () => {
      await page.getByRole('link', { name: 'Features', exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
      await undo.click();
      await isBack();
    });
    await test.step('not taken back: nothing is offered', async () => {
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page).toHaveURL(/\/amenities(\?|$)/);
      await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
      await page.getByRole('link', { name: 'Create amenity', exact: true }).click();
      await expect(name).toHaveValue('');
      await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
    });
  });

  await test.step('Back asks before it closes a dialog with something typed, and Undo opens the dialog again', async () => {
    await page.goto('/bookings?status=pending');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const reason = page.getByRole('textbox', { name: 'Reason' });
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await reason.fill('The pass is closed.');
    await page.evaluate(() => history.back());
    await leave.getByRole('button', { name: 'Stay' }).click();
    await expect(reason).toHaveValue('The pass is closed.');

    // Of two dialogs, the top one gets the key.
    await page.evaluate(() => history.back());
    await expect(leave.getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(leave).toBeHidden();
    await expect(reason).toHaveValue('The pass is closed.');

    await page.evaluate(() => history.back());
    await leave.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/bookings?status=pending');
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(reason).toHaveValue('The pass is closed.');
  });
});
