import type { Page } from '@playwright/test';
import { addDays } from '../src/lib/dates/dates.ts';
import { inEveryDialect } from './dialects/dialects.ts';
import { type Database, expect, openHome, test } from './fixtures.ts';
import { call } from './package-screens.ts';

interface Booked {
  service_type: string;
  service_id: number;
  start_date: string;
  status: string;
}

/** A booking of a package without a departure on its date yet, and the number of others on that date. */
const oneBooked = ({ bookings = [], departures = [] }: Database) => {
  const booked = (bookings as unknown as Booked[]).filter(
    ({ service_type, status }) => service_type === 'package' && status !== 'cancelled',
  );
  const alike = (one: Booked) =>
    booked.filter(
      ({ service_id, start_date }) => service_id === one.service_id && start_date === one.start_date,
    );
  const first = booked.find(
    ({ service_id, start_date }) =>
      !departures.some((row) => row.package_id === service_id && row.departure_date === start_date),
  );
  if (!first) throw new Error('Nobody has booked a package.');
  return { packageId: first.service_id, day: first.start_date, count: alike(first).length };
};

const depart = (page: Page, api: string, packageId: number, departure_date: string) =>
  call(page, `${api}/v1/admin/packages/${packageId}/departures`, 'POST', {
    departure_date,
    discount_percent: 0,
    status: 1,
  });

inEveryDialect(() => {
  test('which departures of the next 30 days have bookings, and which have none, takes two clicks', async ({
    admin: page,
    api,
  }) => {
    const { packageId, day, count } = oneBooked(await api.database());
    await page.clock.setFixedTime(`${addDays(day, -10)}T06:00:00Z`);
    await depart(page, api.url, packageId, day);
    await openHome(page);
    await page.getByRole('link', { name: 'Departures', exact: true }).first().click();
    const choices = page.getByRole('navigation', { name: 'Bookings', exact: true });
    await expect(choices.getByRole('link', { name: /^All \d+$/ })).toBeVisible();

    const ofPackage = page.locator(`a[href="/packages/${packageId}/departures"]`);
    const row = page.locator('tbody [data-row]').filter({ has: ofPackage });
    const bookings = row.locator(`a[href*="day=${day}"]`);
    await choices.getByRole('link', { name: /^With bookings [1-9]\d*$/ }).click();
    await expect(bookings).toHaveText(String(count));
    await choices.getByRole('link', { name: /^Without bookings/ }).click();
    await expect(bookings).toHaveCount(0);

    await page.goBack();
    await bookings.click();
    await expect(page).toHaveURL(new RegExp(`/bookings\\?.*day=${day}`));
  });
});
