import type { Page } from '@playwright/test';
import { everestText } from '../src/features/packages/vendor-text/everest-text.fixtures.ts';
import { type Database, expect, test } from './fixtures.ts';

const days = (page: Page) => page.getByRole('heading', { name: '14 days were read' });

const fromPackage = async (page: Page) => {
  await page.goto('/packages/1/view');
  await page.getByRole('link', { name: 'Days from a text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill(everestText);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(days(page)).toBeVisible();
};

const row = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

/** The days and lists, whose empty texts travel as ''. */
const textsOf = ({ itineraries = [], packages = [] }: Database) => [
  ...itineraries.map((day) => Object.values(day).map((value) => value ?? '')),
  ...packages.map(({ includes, excludes }) => [includes, excludes]),
];

/** Saves in spite of what is still to be checked. */
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save all the same' }).click();
};

test('a vendor’s text becomes an itinerary, and is changed back as a whole', async ({ admin: page, api }) => {
  const before = await api.database();
  await fromPackage(page);
  await page.getByRole('button', { name: 'Edit Departure' }).click();
  await page.getByRole('textbox', { name: 'Duration' }).fill('1 hour');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('2 places to check')).toBeVisible();

  // A reload offers the text with its corrections.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(row(page, 'Departure')).toContainText('1 hour');
  expect((await api.requests()).filter(({ path }) => path.includes('/packages/'))).toEqual([]);

  await save(page);
  await expect(page.getByText(/^The itinerary of .* was saved\.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/packages\/1\/view/);
  const after = await api.database();
  const written = after.itineraries?.filter((day) => day.package_id === 1) ?? [];
  expect(written).toHaveLength(14);
  expect(written[7]).toMatchObject({
    title: 'Dingboche to Lobuche',
    duration: '5 hours',
    accommodation: 'Lodge, Lobuche',
    description: expect.stringContaining('<p>Altitude: Lobuche (4,290 m)</p>'),
  });
  expect(written[13]).toMatchObject({ title: 'Departure', duration: '1 hour' });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^The itinerary of .* is as it was before\.$/)).toBeVisible();
  expect(textsOf(await api.database())).toEqual(textsOf(before));
});
