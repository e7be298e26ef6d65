import type { Page } from '@playwright/test';
import { expect, picture, repetition, test } from './fixtures.ts';
import { field, save } from './forms.ts';

/** The input for a form, by label. */
interface Filling {
  texts: Record<string, string>;
  /** Editors, each with a text of its own. */
  editors: readonly string[];
  /** Pickers, each with its first option. */
  pickers: readonly string[];
  switches: readonly string[];
}

/** The id of the stay that these journeys create, after a hundred seeded ones of each kind. */
const made = 101;

const texts = {
  Name: 'Tilicho House',
  Email: 'tilicho@example.com',
  Website: 'https://tilicho.example.com',
  'Phone 1': '+977 69-440000',
  'Phone 2': '+977 69-440001',
  'Address 1': 'Ward 3,  Jomsom',
  'Address 2': 'मुस्ताङ',
  Latitude: '28.7804',
  Longitude: '83.723',
  'Google map': 'https://www.google.com/maps/embed?pb=!1m14',
  Position: '7',
  'Meta page title': 'Tilicho House, Jomsom',
  'Meta keywords': 'jomsom, apples',
  'Meta description': 'Beside the airstrip.',
};
const switches = ['Full payment', 'No index', 'No follow'];

const room: Filling = {
  texts: {
    Name: 'Nilgiri twin',
    Price: '5200',
    'Extra charge': '700.5',
    'Max adult': '2',
    'Max child': '1',
    Beds: '2',
    'Room area': '18  m²',
    'Bathroom area': '4 m²',
  },
  editors: ['Details'],
  pickers: ['Amenities'],
  switches: [],
};

const stays: Record<'homestays' | 'hotels', Filling> = {
  homestays: {
    texts: {
      ...texts,
      'Total capacity': '12',
      Order: '3',
      'Price per person': '1700',
      'Min payment': '25',
      'Guests for the discount': '6',
      Discount: '10',
    },
    editors: [
      'Homestay details',
      'Room details',
      'What is included',
      'Cancellation details',
      'Local tourist attraction',
      'Available facilities',
      'Available local infrastructure',
    ],
    pickers: ['Owner', 'Region', 'Property type', 'Room type', 'Tag', 'Amenities', 'Available features'],
    switches: [...switches, 'Sponsored'],
  },
  hotels: {
    texts: { ...texts, 'Default price': '4500', 'Star rating': '3.5', 'Min payment percent': '30' },
    editors: ['Description', 'Features'],
    pickers: ['Owner', 'Region', 'Tag', 'Amenities', 'Available features'],
    switches,
  },
};

const fill = async (page: Page, filling: Filling) => {
  for (const [label, text] of Object.entries(filling.texts)) await field(page, label).fill(text);
  for (const label of filling.editors) await field(page, label).pressSequentially(`${label}: सगरमाथा.`);
  for (const label of filling.pickers) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
  }
  for (const label of filling.switches) {
    await page.getByRole('switch', { name: label, exact: true }).press('Space');
  }
  await page.locator('input[type=file]').setInputFiles(picture('house.png'));
  await field(page, 'Alt text of image 1').fill('The house in spring');
};

/** All content of the form; of editors and multi-selects their texts. */
const shown = (page: Page, { texts: inputs, editors, pickers, switches: flags }: Filling) =>
  Promise.all([
    ...Object.keys(inputs).map((label) => field(page, label).inputValue()),
    ...editors.map((label) => field(page, label).textContent()),
    ...pickers.map((label) =>
      page
        .getByRole('combobox', { name: label, exact: true })
        .evaluate((input: HTMLInputElement) => input.value + (input.parentElement?.textContent ?? '')),
    ),
    ...flags.map((label) => page.getByRole('switch', { name: label, exact: true }).isChecked()),
    field(page, 'Alt text of image 1').inputValue(),
  ]);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The empty fields of a record. */
const emptyIn = (record: Record<string, unknown> | undefined) =>
  Object.entries(record ?? {}).flatMap(([name, value]) => (isEmpty(value) ? [name] : []));

for (const [path, filling] of Object.entries(stays)) {
  test(
    `every field of ${path} and their rooms survives being created, viewed, edited and saved`,
    { tag: repetition },
    async ({ admin: page, api }) => {
      const stored = async (table: string) => (await api.database())[table]?.at(-1);
      const unchanged = async (wanted: Filling, before: unknown) => {
        await expect.poll(() => shown(page, wanted)).toEqual(before);
        const database = await api.database();
        await page.keyboard.press('Control+s');
        await expect(page.getByText('There are no changes to save.')).toBeVisible();
        expect(await api.database()).toEqual(database);
      };

      await page.goto(`/${path}/create`);
      await fill(page, filling);
      const stay = await shown(page, filling);
      await save(page).click();
      await page.getByRole('button', { name: 'Save as active' }).click();
      await expect(page.getByText('“Tilicho House” was created.')).toBeVisible();
      const record = await stored(path);
      expect(record).toMatchObject({ id: made, slug: 'tilicho-house', address_1: 'Ward 3,  Jomsom' });
      expect(emptyIn(record)).toEqual([]);

      await expect(page).toHaveURL(`/${path}/${made}/view`);
      await expect(page.getByRole('heading', { level: 1, name: 'Tilicho House' })).toBeVisible();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(field(page, 'Name')).toHaveValue('Tilicho House');
      await unchanged(filling, stay);

      await page.goto(`/${path}/${made}/rooms/create`);
      await fill(page, room);
      const before = await shown(page, room);
      await save(page).click();
      await expect(page).toHaveURL(`/${path}/${made}/view`);
      const rooms = path === 'hotels' ? 'hotel-rooms' : 'homestay-rooms';
      expect(emptyIn(await stored(rooms))).toEqual([]);
      await page.getByRole('link', { name: 'Nilgiri twin', exact: true }).click();
      await expect(field(page, 'Name')).toHaveValue('Nilgiri twin');
      await unchanged(room, before);

      await page.goto(`/${path}/${made}/view`);
      await page.getByRole('button', { name: 'More for Nilgiri twin' }).click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      await field(page, 'Name').fill('Dhaulagiri twin');
      await save(page).click();
      await expect(page.getByRole('link', { name: 'Dhaulagiri twin', exact: true })).toBeVisible();
      expect(await stored(rooms)).toMatchObject({ name: 'Dhaulagiri twin', price: 5_200, rooms_id: made });
    },
  );
}

test('who goes back to a long form is not put at its start', async ({ admin: page }) => {
  await page.goto('/homestays/1/edit');
  await page.getByRole('heading', { name: 'Images', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Features', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Features', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  // Only approximate: the editors load later.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
});
