import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field } from './forms.ts';
import { stored } from './package-screens.ts';

/** Clicks and counts; typed texts, with the keys that end them, do not count. */
const pointer = (page: Page) => {
  let clicks = 0;
  return {
    count: () => clicks,
    click: async (role: 'link' | 'button', name: string) => {
      clicks += 1;
      await page.getByRole(role, { name, exact: true }).click();
    },
  };
};

test('a package is created and has ten days after three clicks beside typing, which outlive a reload', async ({
  admin: page,
  api,
}) => {
  const section = page.getByRole('region', { name: 'Itinerary' });
  await page.goto('/packages');
  const { click, count } = pointer(page);
  await click('link', 'Create package');
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('Pikey Peak Trek');
  await field(page, 'Duration').fill('10 days');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: /^\d gaps: save as inactive\?$/ })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pikey Peak Trek' })).toBeVisible();
  await click('button', 'Add day');
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.type('Kathmandu to Dhap');
  await click('button', 'Save');
  await expect(page.getByText('The itinerary of “Pikey Peak Trek” was saved.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
  const id = Number(/\/packages\/(\d+)\/view/.exec(page.url())?.[1]);
  expect(await stored(page, api.url, id)).toMatchObject({
    status: false,
    itenaries: [{ title: 'Kathmandu to Dhap' }],
  });

  await section.getByRole('button', { name: 'Add the 9 missing days' }).click();
  const titles = Array.from({ length: 9 }, (_, index) => `Stage ${index + 2}`);
  for (const [index, title] of titles.entries()) {
    await expect(section.getByRole('group', { name: `Day ${index + 2}, not saved yet` })).toBeVisible();
    await expect(field(page, 'Title')).toBeFocused();
    await page.keyboard.type(title);
    if (index < 8) await page.keyboard.press('Enter');
  }
  await expect(section.getByText('9 unsaved changes')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await section.getByRole('button', { name: 'Restore' }).click();
  const all = ['Kathmandu to Dhap', ...titles];
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(all);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The itinerary of “Pikey Peak Trek” was saved.')).toBeVisible();
  expect(await stored(page, api.url, id)).toMatchObject({ itenaries: all.map((title) => ({ title })) });
});
