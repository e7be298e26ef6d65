import type { Page } from '@playwright/test';
import { expect, openHome, test } from './fixtures.ts';
import { field, pick, save } from './forms.ts';
import { stored } from './package-screens.ts';

const map = 'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d14130';
const readiness = (page: Page) => page.getByRole('region', { name: 'Readiness' });
const gapLinks = (page: Page) => readiness(page).getByRole('listitem').getByRole('link');
const gap = (page: Page, text: string) => readiness(page).getByRole('link', { name: text });

test('a package is created from nothing to ready, edited and copied', async ({ admin: page, api }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'Packages', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible();
  await page.getByRole('link', { name: 'Create package', exact: true }).click();
  await field(page, 'Name').fill('Pikey Peak Trek');
  await expect(field(page, 'Slug')).toHaveValue('pikey-peak-trek');
  await pick(page, 'Vendor', 'लाङटाङ ट्रेकिङ सेवा');
  await pick(page, 'Region', 'Everest');
  await pick(page, 'Activity', 'Trekking');
  await pick(page, 'Departure type', 'Fixed departure');
  await pick(page, 'Tag', 'Best Value');
  await pick(page, 'Available features', 'TIMS card');
  await page.getByRole('button', { name: 'Find the start location' }).click();
  await pick(page, 'Country', 'Nepal');
  await pick(page, 'State', 'Koshi');
  await pick(page, 'City', 'Dharan');
  await page.getByRole('button', { name: 'Use “Dharan, Koshi, Nepal”' }).click();
  await field(page, 'Price per person').fill('64500');
  await field(page, 'Duration').fill('2 days');
  await field(page, 'Google map').fill(map);
  for (const text of ['Overview', 'Highlights', 'Includes', 'Excludes', 'Cancellation'])
    await field(page, text).pressSequentially(`${text}: सगरमाथा.`);
  await page.locator('input[type=file]').setInputFiles('src/mocks/files/pictures/1.png');
  await field(page, 'Alt text of image 1').fill('Sunrise on Pikey Peak');
  await field(page, 'Meta page title').fill('Pikey Peak Trek');
  await field(page, 'Meta description').fill('Two days.\nOne sunrise.');
  await save(page).click();
  await page.getByRole('button', { name: 'Save as active' }).click();
  await expect(page.getByText('“Pikey Peak Trek” was created.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pikey Peak Trek' })).toBeVisible();

  // The remaining gaps link to other screens; saving there leads back to the panel.
  await expect(gapLinks(page)).toHaveText(['No upcoming departures', 'No itinerary days', 'No FAQs']);
  await gap(page, 'No upcoming departures').click();
  await field(page, 'Departure date').fill('2030-10-05');
  await save(page).click();

  // The day is added in the itinerary, ready for editing.
  await gap(page, 'No itinerary days').click();
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.type('Kathmandu to Dhap');
  await save(page).click();
  await gap(page, '1 of 2 itinerary days').click();
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.type('Dhap to Pikey Peak');
  await field(page, 'Description').pressSequentially('Up before sunrise.');
  await save(page).click();
  await expect(gap(page, '1 of 2 itinerary days')).toBeHidden();

  await gap(page, 'No FAQs').click();
  await field(page, 'Question').fill('How cold is it?');
  await field(page, 'Answer').pressSequentially('Below zero at night.');
  await save(page).click();

  await expect(readiness(page)).toContainText('Ready to sell');
  await expect(readiness(page)).toContainText('26 of 26');
  await expect(gapLinks(page)).toHaveCount(0);
  const id = Number(/\/packages\/(\d+)\/view/.exec(page.url())?.[1]);
  expect(await stored(page, api.url, id)).toMatchObject({
    name: 'Pikey Peak Trek',
    slug: 'pikey-peak-trek',
    vendor: { full_name: 'लाङटाङ ट्रेकिङ सेवा' },
    region: { name: 'Everest' },
    tag: 'Best Value',
    price_per_person: 64_500,
    location_start_from: 'Dharan, Koshi, Nepal',
    available_features: [{ title: 'TIMS card' }],
    meta_tag: { description: 'Two days.\nOne sunrise.' },
    status: true,
    google_map: map,
    includes: '<p>Includes: सगरमाथा.</p>',
    images: [{ alt: 'Sunrise on Pikey Peak' }],
    itenaries: [{ title: 'Kathmandu to Dhap' }, { title: 'Dhap to Pikey Peak' }],
    faqs: [{ question: 'How cold is it?' }],
  });

  await page.getByRole('link', { name: 'Packages', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Name' }).fill('pikey');
  const row = page.getByRole('row', { name: /Pikey Peak Trek/ });
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Overview')).toHaveText('Overview: सगरमाथा.');
  await expect(save(page)).toBeHidden();
  const before = await stored(page, api.url, id);
  await field(page, 'Duration').fill('7 days');
  await expect(page.getByRole('button', { name: 'Trip changed' })).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL(/\/packages\?name=pikey/);
  expect(await stored(page, api.url, id)).toEqual({ ...before, duration: '7 days' });

  await page.getByRole('button', { name: 'More for Pikey Peak Trek' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(field(page, 'Name')).toHaveValue('Pikey Peak Trek');
  await expect(field(page, 'Slug')).toHaveValue('');
  await field(page, 'Name').fill('Pikey Peak Trek in winter');
  await expect(field(page, 'Slug')).toHaveValue('pikey-peak-trek-in-winter');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pikey Peak Trek in winter' })).toBeVisible();
});

/** Each gap of a package with only a name, and its link: a field of the form, or a screen. */
const gaps: [line: string, place: string][] = [
  ['No price', 'edit#price_per_person'],
  ['No vendor', 'edit#vendor_id'],
  ['No departure type', 'edit#departure_type'],
  ['No upcoming departures', 'departures/create'],
  ['No images', 'edit-image#images'],
  ['No itinerary days', 'view'],
  ['“Overview” is empty', 'edit#overview'],
  ['No duration', 'edit#duration'],
  ['“Highlights” is empty', 'edit#highlights'],
  ['“Includes” is empty', 'edit#includes'],
  ['“Excludes” is empty', 'edit#excludes'],
  ['No cancellation terms', 'edit#cancellation'],
  ['No region', 'edit#region_id'],
  ['No activity', 'edit#activity_id'],
  ['No map', 'edit#google_map'],
  ['No meta page title', 'edit#meta_page_title'],
  ['No meta description', 'edit#meta_description'],
  ['No FAQs', 'faqs/create'],
];

/** A number, a picker, an editor, a text far below, a file, and the screens beside the form. */
const oneOfEachKind = [
  'No price',
  'No vendor',
  'No upcoming departures',
  'No images',
  'No itinerary days',
  '“Overview” is empty',
  'No meta description',
  'No FAQs',
];

const fieldsOfForm = gaps.flatMap(([, place]) => /^edit#(.+)/.exec(place)?.[1] ?? []);

test('each line of the readiness panel leads to what mends it, and Back to the panel', async ({
  admin: page,
}) => {
  await page.goto('/packages/create');
  await field(page, 'Name').fill('Empty trek');
  await save(page).click();
  await page.getByRole('button', { name: 'Save as inactive' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empty trek' })).toBeVisible();
  const view = page.url();
  await expect(gapLinks(page)).toHaveText(gaps.map(([line]) => line));

  const links = gapLinks(page);
  const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  const path = new URL(view).pathname;
  expect(hrefs.map((href) => href?.replace('#add-day', ''))).toEqual(
    gaps.map(([, place]) => path.replace(/view$/, place)),
  );
  for (const [line, place] of gaps.filter(([text]) => oneOfEachKind.includes(text))) {
    await gap(page, line).click();
    await expect(page).toHaveURL(view.replace(/view$/, place));
    const name = place.split('#')[1];
    if (place === 'view') await expect(field(page, 'Title')).toBeFocused();
    else if (name === undefined) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    else {
      await expect(page.locator(`[data-path="${name}"]`)).toBeFocused();
      await expect(page.locator(`[data-path="${name}"]`)).toBeInViewport();
    }
    if (line === 'No price')
      for (const other of fieldsOfForm) await expect(page.locator(`[data-path="${other}"]`)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(view);
  }
});
