import type { Page } from '@playwright/test';
import { pictureBytes } from '../src/lib/image-file.fixtures.ts';
import { expect, test } from './fixtures.ts';
import { field, pick, save, stored } from './package-screens.ts';

const map = 'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d14130';
const readiness = (page: Page) => page.getByRole('region', { name: 'Readiness' });
const gap = (page: Page, text: string) => readiness(page).getByRole('link', { name: text });

async function openView(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Name' }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a package is created from nothing to ready', async ({ admin: page, api }) => {
  await page.goto('/packages');
  await page.getByRole('link', { name: 'Create package', exact: true }).click();
  await field(page, 'Name').fill('Pikey Peak Trek');
  await pick(page, 'Vendor', 'Himalayan Trails Pvt. Ltd.');
  await pick(page, 'Region', 'Everest');
  await pick(page, 'Activity', 'Trekking');
  await field(page, 'Price per person').fill('64500');
  await field(page, 'Duration').fill('2 days');
  await field(page, 'Google map').fill(map);
  for (const text of ['Overview', 'Highlights', 'Includes', 'Excludes', 'Cancellation'])
    await field(page, text).pressSequentially(`${text}: सगरमाथा.`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'pikey.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pictureBytes('png')),
  });
  await field(page, 'Alternative text of picture 1').fill('Sunrise on Pikey Peak');
  await field(page, 'Meta page title').fill('Pikey Peak Trek');
  await field(page, 'Meta description').fill('Two days to the best view of Everest.');
  await save(page).click();
  await expect(page.getByText('“Pikey Peak Trek” was created.')).toBeVisible();
  await openView(page, 'Pikey Peak Trek');

  // What is left has screens of its own; each line leads there, and saving leads back to the panel.
  await expect(readiness(page).getByRole('link')).toHaveText([
    'No departure is ahead.',
    'The itinerary has no day.',
    'No question is answered.',
  ]);
  await gap(page, 'No departure is ahead.').click();
  await field(page, 'Departure date').fill('2030-10-05');
  await save(page).click();

  await gap(page, 'The itinerary has no day.').click();
  await field(page, 'Title').fill('Kathmandu to Dhap');
  await save(page).click();
  await gap(page, 'The itinerary has 1 of 2 days.').click();
  await field(page, 'Title').fill('Dhap to Pikey Peak');
  await field(page, 'Description').pressSequentially('Up before sunrise.');
  await save(page).click();

  await gap(page, 'No question is answered.').click();
  await field(page, 'Question').fill('How cold is it?');
  await field(page, 'Answer').pressSequentially('Below zero at night.');
  await save(page).click();

  await expect(readiness(page)).toContainText('Nothing keeps this package from selling well.');
  await expect(readiness(page).getByRole('link')).toHaveCount(0);
  const id = Number(/\/packages\/(\d+)\/view/.exec(page.url())?.[1]);
  expect(await stored(page, api.url, id)).toMatchObject({
    name: 'Pikey Peak Trek',
    price_per_person: 64_500,
    google_map: map,
    includes: '<p>Includes: सगरमाथा.</p>',
    images: [{ alt: 'Sunrise on Pikey Peak' }],
    itenaries: [{ title: 'Kathmandu to Dhap' }, { title: 'Dhap to Pikey Peak' }],
    faqs: [{ question: 'How cold is it?' }],
  });
});

/** Each line of the panel for a package with nothing but a name, and where it leads: a section of the form, or a screen. */
const gaps: [line: string, place: string][] = [
  ['There is no price.', 'edit#price'],
  ['There is no image.', 'edit-image'],
  ['No departure is ahead.', 'departures/create'],
  ['There is no duration.', 'edit#trip'],
  ['The itinerary has no day.', 'itenaries/create'],
  ['The overview is empty.', 'edit#description'],
  ['The highlights are empty.', 'edit#description'],
  ['What is included is empty.', 'edit#included'],
  ['What is excluded is empty.', 'edit#included'],
  ['There are no cancellation terms.', 'edit#terms'],
  ['No region is chosen.', 'edit#basics'],
  ['No activity is chosen.', 'edit#basics'],
  ['There is no map.', 'edit#route'],
  ['There is no meta page title.', 'edit#search'],
  ['There is no meta description.', 'edit#search'],
  ['No question is answered.', 'faqs/create'],
];

test('each line of the readiness panel leads to what mends it, and Back to the panel', async ({
  admin: page,
}) => {
  await page.goto('/packages/create');
  await field(page, 'Name').fill('Empty trek');
  await save(page).click();
  await openView(page, 'Empty trek');
  const view = page.url();
  await expect(readiness(page).getByRole('link')).toHaveText(gaps.map(([line]) => line));

  for (const [line, place] of gaps) {
    await gap(page, line).click();
    await expect(page).toHaveURL(view.replace(/view$/, place));
    const section = place.split('#')[1];
    if (section === undefined) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    else {
      await expect(page.locator(`section#${section}`)).toBeFocused();
      await expect(page.locator(`section#${section}`).getByRole('heading').first()).toBeInViewport();
    }
    await page.goBack();
    await expect(page).toHaveURL(view);
  }
});
