import { readHelpFile } from '../scripts/languages/catalogue.ts';
import { boldIn, helpParts, helpText } from '../scripts/vite/help-text.ts';
import { expect, repetition, test } from './fixtures.ts';
import { stored } from './package-screens.ts';
import { speak, textsIn } from './texts.ts';

const parts = helpParts(helpText(readHelpFile('ne')));

/** The words in bold of a part of the Nepali help, in the order of its steps: what to press, and where to write. */
const wordsOf = (part: string) => boldIn(parts.get(part) ?? []);

const t = textsIn('ne');

test(
  'two tasks of the Nepali help are done by its words alone',
  { tag: repetition },
  async ({ admin: page, api }) => {
    const button = (name = '') => page.getByRole('button', { name, exact: true });
    await speak(page, 'ne');

    await test.step('a booking is cancelled', async () => {
      const [choose, reason = '', press, wayOut = ''] = wordsOf('cancel-a-booking');
      const { bookings = [] } = await api.database();
      const booking = bookings.findLast(({ status }) => status === 'confirmed');
      await page.goto(`/bookings/${String(booking?.id)}/view`);
      await button(choose).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: wayOut, exact: true })).toBeVisible();
      await dialog.getByRole('textbox', { name: reason }).fill('हिउँ');
      await dialog.getByRole('button', { name: press, exact: true }).click();
      await expect(dialog).toBeHidden();
      const after = (await api.database()).bookings?.find(({ id }) => id === booking?.id);
      expect(after).toMatchObject({ status: 'cancelled', cancel_reason: 'हिउँ' });
    });

    await test.step('a price is changed in the sheet of a list', async () => {
      const [asSheet, save] = wordsOf('edit-a-list-as-a-sheet');
      await page.goto('/packages');
      await button(asSheet).click();
      const price = page.getByRole('textbox', { name: new RegExp(`${t('Price per person')}$`) });
      await price.first().fill('98765');
      await page.keyboard.press('Enter');
      await expect(price.nth(1)).toBeFocused();
      await button(save).click();
      await expect(button(save)).toBeHidden();
      // The button is gone while the price is still being sent.
      await expect.poll(() => stored(page, api.url, 1)).toMatchObject({ price_per_person: 98_765 });
    });
  },
);
