import type { Page } from '@playwright/test';
import { expect, picture, test } from './fixtures.ts';
import { field, pick, save } from './forms.ts';
import { call } from './package-screens.ts';

const hotel = async (page: Page, api: string, id: number) =>
  (await call(page, `${api}/v1/admin/hotels/${id}`)).data as Record<string, unknown>;

/** The id of the hotel that these journeys create, after a hundred seeded ones. */
const made = 101;

const addRoom = async (page: Page, name: string, price: string) => {
  await page.getByRole('link', { name: 'Add room' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create room' })).toBeVisible();
  await field(page, 'Name').fill(name);
  await field(page, 'Price').fill(price);
  await field(page, 'Max adult').fill('2');
  await save(page).click();
  await expect(page).toHaveURL(`/hotels/${made}/view`);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
};

test('a hotel is created with its place, two rooms and their prices', async ({ admin: page, api }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/hotels');
  await page.getByRole('link', { name: 'Create hotel', exact: true }).click();
  await field(page, 'Name').fill('Hotel Tilicho');
  await expect(field(page, 'Slug')).toHaveValue('hotel-tilicho');
  await pick(page, 'Region', 'Jomsom');
  await field(page, 'Star rating').fill('3');
  await field(page, 'Default price').fill('4500');
  await field(page, 'Phone 1').fill('+977 69-440000');
  await page.getByRole('button', { name: 'Pick on the map' }).click();
  await page.getByRole('application', { name: 'Map' }).click({ position: { x: 120, y: 90 } });
  await expect(field(page, 'Latitude')).not.toHaveValue('');
  await field(page, 'Latitude').focus();
  await page.evaluate(() => navigator.clipboard.writeText('28.7804, 83.7230'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page, 'Longitude')).toHaveValue('83.723');
  await field(page, 'Description').pressSequentially('Beside the airstrip.');
  await pick(page, 'Amenities', 'Bar');
  await save(page).click();
  await page.getByRole('button', { name: 'Save as active' }).click();
  await expect(page.getByText('“Hotel Tilicho” was created.')).toBeVisible();
  expect(await hotel(page, api.url, made)).toMatchObject({
    name: 'Hotel Tilicho',
    region: { name: 'Jomsom' },
    rating: 3,
    min_price: 4_500,
    latitude: 28.7804,
    longitude: 83.723,
    details: '<p>Beside the airstrip.</p>',
    amenities: [{ display_name: 'Bar' }],
    request_status: 'approved',
    status: true,
    is_sponsored: true,
  });

  await expect(page).toHaveURL(`/hotels/${made}/view`);
  await expect(page.getByText('It is active and sponsored, but 3 gaps block selling.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'No active rooms' })).toBeVisible();
  await addRoom(page, 'Nilgiri twin', '5200');
  await addRoom(page, 'Kali Gandaki double', '6100');
  await expect(page.getByRole('link', { name: 'No active rooms' })).toBeHidden();

  await page
    .locator('#images input[type=file]')
    .setInputFiles([picture('nilgiri-peak.png'), picture('IMG_2.png')]);
  await expect(page).toHaveURL(`/hotels/${made}/edit#images`);
  await page.getByRole('button', { name: 'Use “Nilgiri Peak” as alt text of image 1' }).click();
  await page.getByRole('button', { name: 'Use “Hotel Tilicho” as alt text of image 2' }).click();
  expect(await hotel(page, api.url, made)).toMatchObject({ images: [] });
  await save(page).click();
  await expect(page).toHaveURL(`/hotels/${made}/view`);
  await expect(page.getByRole('button', { name: 'Image 2: Hotel Tilicho' })).toBeVisible();
  expect(await hotel(page, api.url, made)).toMatchObject({
    images: [{ alt: 'Nilgiri Peak' }, { alt: 'Hotel Tilicho' }],
  });

  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await dialog.getByRole('textbox', { name: 'Per cent' }).fill('10');
  await expect(dialog.getByRole('button', { name: 'Change 2 prices' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await hotel(page, api.url, made)).rooms).toMatchObject([
    { name: 'Nilgiri twin', price: 5_720, rooms_id: made, status: 1 },
    { name: 'Kali Gandaki double', price: 6_710 },
  ]);

  const twin = page.getByRole('link', { name: 'Nilgiri twin', exact: true });
  await twin.click();
  await page.getByRole('button', { name: 'More for Nilgiri twin' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete room?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(`/hotels/${made}/view`);
  await expect(page.getByRole('link', { name: 'Kali Gandaki double', exact: true })).toBeVisible();
  await expect(twin).toBeHidden();
});

test('the map is loaded by nobody but who asks for it', async ({ admin: page, api }) => {
  const maps: string[] = [];
  page.on('request', (request) => {
    if (/place-map|leaflet|tile/.test(request.url())) maps.push(request.url());
  });
  await page.goto('/hotels');
  await expect(page.getByRole('row', { name: /Hotel Marsyangdi Garden/ })).toBeVisible();
  await test.step('a row of the list leads to the hotel, its region and its owner', async () => {
    const { name, region, owner } = (await hotel(page, api.url, 1)) as {
      name: string;
      region: { id: number; name: string };
      owner: { id: number; full_name: string };
    };
    const row = page.getByRole('row', { name });
    const way = (to: string) => row.getByRole('link', { name: to, exact: true });
    await expect(way('View')).toHaveAttribute('href', '/hotels/1/view');
    await expect(way(region.name)).toHaveAttribute('href', `/hotel-regions/${region.id}/edit`);
    await expect(way(owner.full_name)).toHaveAttribute('href', `/users/${owner.id}/edit`);
  });
  await page.goto('/hotels/1/edit');
  await expect(field(page, 'Latitude')).toHaveValue('27.7092');
  expect(maps).toEqual([]);
  await page.getByRole('button', { name: 'Pick on the map' }).click();
  await expect(page.getByRole('application', { name: 'Map' })).toBeVisible();
  expect(maps.length).toBeGreaterThan(0);
  expect(maps.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});
