import { expect, repetition, test } from './fixtures.ts';
import { field, pick } from './forms.ts';
import { stored } from './package-screens.ts';
import { speak, textsIn } from './texts.ts';

const name = 'माथिल्लो मुस्ताङ Trek';

// The English play repeats other journeys: where only the Nepali one fails, a translation is to blame.
for (const language of ['ne', 'en'] as const) {
  const t = textsIn(language);
  const tag = language === 'en' ? repetition : [];

  test(
    `a package from its creation to its deletion, in ${language}`,
    { tag },
    async ({ admin: page, api }) => {
      const button = (text: string) => page.getByRole('button', { name: text, exact: true });
      await speak(page, language);

      await test.step('is created, and its slug follows a name in Devanagari', async () => {
        await page.goto('/packages/create');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await field(page, t('Name')).fill(name);
        await expect(field(page, t('Slug'))).toHaveValue(/-mustang-trek$/);
        await field(page, t('Duration')).fill('१४ दिन');
        await pick(page, t('Tag'), t('Best Seller'));
        await button(t('Save')).click();
        await button(t('Save as active')).click();
        await expect(page.getByText(t('“{$name}” was created.', { name }))).toBeVisible();
        // Values are those of the API, whatever they are called.
        expect(await stored(page, api.url, 37)).toMatchObject({ name, tag: 'Best Seller', status: true });
      });

      await test.step('is edited, and what differs is listed by its label', async () => {
        await page.goto('/packages/37/edit');
        await expect(page).toHaveTitle(new RegExp(t('Edit {$noun}', { noun: t('package') })));
        await field(page, t('Age')).fill('१२ देखि ६५');
        await page.keyboard.press('Control+s');
        await expect(page.getByText(t('“{$name}” was saved.', { name }))).toBeVisible();
        expect(await stored(page, api.url, 37)).toMatchObject({ age: '१२ देखि ६५' });
      });

      await test.step('gets days, and is counted against its duration', async () => {
        await page.goto('/packages/37/view');
        const section = page.getByRole('region', { name: t('Itinerary'), exact: true });
        const inSection = (text: string) => section.getByRole('button', { name: text, exact: true });
        for (const title of ['काठमाडौँ', 'Kagbeni']) {
          await inSection(t('Add day')).click();
          await section.getByRole('textbox', { name: t('Title') }).fill(title);
          await inSection(t('Done')).click();
        }
        await expect(
          section.getByText(t('{$count} of {$promised} days', { count: 2, promised: 14 })),
        ).toBeVisible();
        await inSection(t('Save')).click();
        await expect(page.getByText(t('The itinerary of “{$name}” was saved.', { name }))).toBeVisible();
        const { itenaries } = await stored(page, api.url, 37);
        expect(itenaries).toMatchObject([{ title: 'काठमाडौँ' }, { title: 'Kagbeni' }]);
      });

      await test.step('is taken off the site and published in the list', async () => {
        await page.goto(`/packages?name=${encodeURIComponent(name)}`);
        const row = page.locator('tr[data-row]').filter({ hasText: name });
        const status = row.getByRole('switch');
        await status.click();
        await expect(page.getByText(t('“{$name}” is inactive now.', { name }))).toBeVisible();
        expect(await stored(page, api.url, 37)).toMatchObject({ status: false });
        await status.click();
        await expect(page.getByText(t('“{$name}” is active now.', { name }))).toBeVisible();
        expect(await stored(page, api.url, 37)).toMatchObject({ status: true });
      });

      await test.step('is deleted after a question that names it', async () => {
        await page.goto('/packages/37/view');
        await button(t('More for {$name}', { name })).click();
        await page.getByRole('menuitem', { name: t('Delete') }).click();
        const dialog = page.getByRole('dialog', { name: t('Delete {$noun}?', { noun: t('package') }) });
        await expect(dialog.getByText(t('“{$name}” will be deleted.', { name }))).toBeVisible();
        await expect(dialog.getByRole('button', { name: t(':leave a dialog|:Cancel') })).toBeVisible();
        await dialog.getByRole('button', { name: t('Delete') }).click();
        await expect(page.getByText(t('“{$name}” was deleted.', { name }))).toBeVisible();
        const { packages = [] } = await api.database();
        expect(packages.filter(({ id }) => id === 37)).toEqual([]);
      });
    },
  );

  test(
    `a booking is found by its state, and cancelled, in ${language}`,
    { tag },
    async ({ admin: page, api }) => {
      await speak(page, language);
      const { bookings = [] } = await api.database();
      const booking = bookings.findLast(({ status, paid_amount }) => status === 'confirmed' && paid_amount);
      const path = `/bookings/${String(booking?.id)}/view`;
      const reason = 'हिमपातले बाटो बन्द';
      await page.goto(path);
      const badge = page.locator('main').getByText(t('Confirmed'), { exact: true });
      await expect(badge.first()).toBeVisible();
      await page.getByRole('button', { name: t('Cancel booking') }).click();
      const dialog = page.getByRole('dialog', { name: t('Cancel booking?') });
      await dialog.getByRole('textbox', { name: t('Reason') }).fill(reason);
      // The way out is not called as the cancellation.
      await expect(dialog.getByRole('button', { name: t('Keep booking') })).toBeVisible();
      await dialog.getByRole('button', { name: t('Cancel booking') }).click();
      const service = String(booking?.service_name);
      await expect(
        page.getByText(t('“{$nameOfBooking}” was cancelled.', { nameOfBooking: service })),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: t('Cancel reason') })).toContainText(reason);
      await expect(page.locator('main').getByText(t('Cancelled'), { exact: true }).first()).toBeVisible();
      const after = (await api.database()).bookings?.find(({ id }) => id === booking?.id);
      expect(after).toEqual({ ...booking, status: 'cancelled', cancel_reason: reason });
    },
  );
}
