import type { Page } from '@playwright/test';
import { expect, picture, test } from './fixtures.ts';
import { save } from './forms.ts';

/** Holds the first write to a path; later ones are sent. Resolves with the promise that there is one. */
const holdFirst = async (page: Page, path: RegExp, method: string) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let held = 0;
  await page.route(path, async (route) => {
    if (route.request().method() !== method || held > 0) {
      await route.fallback();
      return;
    }
    held += 1;
    resolve(undefined);
  });
  return { held: promise };
};

test('what is being uploaded can be taken back', async ({ admin: page, api }) => {
  await test.step('an image that is being uploaded is taken back, and the next one is sent', async () => {
    await page.goto('/packages/2/edit-image');
    await expect(page.getByRole('textbox', { name: 'Alt text of image 2' })).toBeVisible();
    const { held } = await holdFirst(page, /\/admin\/package\/packages\/2$/, 'PATCH');
    const cancelled = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
    await page.locator('input[type=file]').setInputFiles([picture('first.png'), picture('second.png')]);
    await expect(page.getByRole('progressbar', { name: 'Uploading image 3' })).toBeAttached();
    // Saving waits for the uploads, which can still be cancelled.
    await page.getByRole('textbox', { name: 'Alt text of image 1' }).fill('Family');
    await save(page).click();
    // One that is taken back before it is sent would leave the next one held.
    await held;
    await page.getByRole('button', { name: 'Remove image 3' }).click();
    await cancelled;
    await expect(page).toHaveURL('/packages');
    const { packages = [] } = await api.database();
    const images = packages.find(({ id }) => id === 2)?.images as { alt: string | null }[];
    expect(images.map(({ alt }) => alt)).toEqual(['Family', 'Khumjung in spring', null]);
  });

  await test.step('a save with a file can be cancelled during the upload, and the form keeps its input', async () => {
    await page.goto('/amenities/1/edit');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([picture('towels.png')]);
    const discard = page.getByRole('button', { name: 'Discard' });
    await expect(discard).toBeVisible();
    await api.command('controls', { latency: 2_000 });
    await save(page).click();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('alert')).toContainText('You cancelled the save.');
    await expect(discard).toBeEnabled();
    await expect(page).toHaveURL('/amenities/1/edit');
  });
});
