import { expect, test } from './fixtures.ts';

test('what was left unsaved is named with its record and its time, and leads back', async ({
  admin: page,
}) => {
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
  await expect(reminder.getByRole('link')).toHaveText(/^Edit feature · .+, \d{1,2}:\d{2}\s[AP]M$/);
  await expect(reminder.getByRole('link')).toContainText(name);
  await reminder.getByRole('link').click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue(`${name}, by night`);
});
