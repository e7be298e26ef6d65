import type { Page } from '@playwright/test';
import { addDays, todayInNepal } from '../src/lib/dates.ts';
import { expect, openHome, test } from './fixtures.ts';
import { call } from './package-screens.ts';

const most = 12;

const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));

/** Reads what a list under an address of the dashboard says of its length. */
const listed = async (page: Page, address: string): Promise<number> => {
  if (address.startsWith('/requests/')) {
    await page.goto(address);
    const entries = page.getByRole('navigation', { name: /^Waiting / }).getByRole('listitem');
    await expect(entries.first()).toBeVisible();
    return entries.count();
  }
  if (address.startsWith('/bookings')) {
    // At one row a page, the last page is the number of rows.
    await page.goto(`${address}&per_page=1`);
    const place = page.getByRole('navigation', { name: 'Pages of bookings' }).getByText(/^1–1 of/);
    return numberIn((await place.innerText()).replace('1–1 of', ''));
  }
  await page.goto(address);
  const total = page.getByText(/^[\d,]+ (listings?|departures?)$/);
  const shown = numberIn(await total.innerText());
  await expect(page.locator('tbody tr')).toHaveCount(shown);
  return shown;
};

test('the start page needs at most 12 requests, and none twice', async ({ admin: page, api }) => {
  await openHome(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Asmita' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(api.url) && request.method() !== 'OPTIONS')
      asked.push(`${request.method()} ${request.url()}`);
  });
  // What the page before still asks for is none of the next one's.
  page.on('framenavigated', () => asked.splice(0));
  await page.reload();
  const card = page.getByRole('region', { name: 'Hotel requests waiting' });
  await expect(card.getByRole('link')).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
});

/** Departures of the next days, which the seed has none of. */
const addDepartures = async (page: Page, api: string) => {
  for (const [packageId, days] of [
    [1, 1],
    [2, 1],
    [2, 12],
    [3, 29],
    [3, 40],
  ]) {
    const departure_date = addDays(todayInNepal(), Number(days));
    const url = `${api}/v1/admin/packages/${String(packageId)}/departures`;
    await call(page, url, 'POST', { departure_date });
  }
};

test('every number of the start page is that of the list it leads to', async ({ admin: page, api }) => {
  await openHome(page);
  await addDepartures(page, api.url);
  const health = page.getByRole('region', { name: 'Shop health' });
  await health.getByRole('button', { name: 'Check now' }).click();
  await expect(health.getByRole('button', { name: 'Check again' })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  const soon = page.getByRole('region', { name: 'Departures in the next 30 days' });
  await expect(soon.getByRole('link', { name: '4', exact: true })).toBeVisible();

  const links = page
    .getByRole('main')
    .locator('a[href^="/requests/"], a[href^="/bookings?"], a[href^="/?show="]');
  const numbers = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => ({ text: anchor.textContent, address: anchor.getAttribute('href') ?? '' })),
  );
  // Four cards with calls, two of the check, seven bars of bookings, eight weeks, and what was found.
  expect(numbers.length).toBeGreaterThan(21);
  for (const { text, address } of numbers) {
    await test.step(`${address} has ${text}`, async () => {
      expect(await listed(page, address), address).toBe(numberIn(text));
    });
  }
});

test('what the check found is worked through, and a part of it is stopped at any time', async ({
  admin: page,
}) => {
  await openHome(page);
  const health = page.getByRole('region', { name: 'Shop health' });
  await health.getByRole('button', { name: 'Check now' }).click();
  await expect(health.getByText(/^[1-9]\d* of \d+ checked/)).toBeVisible();
  await health.getByRole('button', { name: 'Stop' }).click();
  await expect(health.getByText(/It was stopped before/)).toBeVisible();
  await health.getByRole('button', { name: 'Check again' }).click();
  await expect(health.getByText(/checked on/)).not.toContainText('stopped');

  await page.getByRole('region', { name: 'Listings not ready to be sold' }).getByRole('link').click();
  await expect(page).toHaveURL('/?show=unready');
  const names = await page.locator('tbody a').allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  await page.locator('tbody a').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(names[0] ?? '');
  await page.keyboard.press('j');
  await expect(title).toHaveText(names[1] ?? '');
  await page.reload();
  await page.getByRole('link', { name: 'Next listing' }).click();
  await expect(title).toHaveText(names[2] ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/?show=unready');
});
