import { addDays, todayInNepal } from '../../src/lib/dates/dates.ts';
import { type Database, expect, test } from '../fixtures.ts';
import { inEveryDialect } from './dialects.ts';

interface Stored {
  id: number;
  status: string;
  start_date: string;
  total_amount: number;
  paid_amount: number;
}

const bookingsIn = ({ bookings = [] }: Database) => bookings as unknown as Stored[];

const idIn = (href: string | null) => Number(/\d+/.exec(href ?? '')?.[0]);

/** The busiest week, so that the journey has bookings whatever the date. */
const fullestWeek = (rows: readonly Stored[]) => {
  const inWeek = (from: string) =>
    rows.filter(({ start_date: date }) => date >= from && date <= addDays(from, 6)).length;
  const days = [...new Set(rows.map(({ start_date }) => start_date))];
  return days.sort((a, b) => inWeek(b) - inWeek(a))[0] ?? '';
};

inEveryDialect(() => {
  test('bookings come with the nearest travel first, and who travels when is right', async ({
    admin: page,
    api,
  }) => {
    const all = bookingsIn(await api.database());
    const today = todayInNepal();
    const links = page.locator('a[href^="/bookings/"][href$="/view"]');
    // A row links to it by its name and by View.
    const shown = async () => {
      const hrefs = await links.evaluateAll((anchors) =>
        anchors.map((anchor) => anchor.getAttribute('href')),
      );
      return [...new Set(hrefs)].map(idIn);
    };

    await test.step('the list', async () => {
      await page.goto('/bookings');
      await expect(page.getByText('1–10 of 300')).toBeVisible();
      const dates = (await shown()).map((id) => all.find((row) => row.id === id)?.start_date);
      const ahead = all.map(({ start_date }) => start_date).filter((date) => date >= today);
      expect(dates).toEqual(ahead.sort().slice(0, 10));
      await page.goto('/bookings?page=30');
      await expect(page.getByText('291–300 of 300')).toBeVisible();
      const last = (await shown()).map((id) => all.find((row) => row.id === id)?.start_date);
      expect(last.at(-1)).toBe(all.map(({ start_date }) => start_date).sort()[0]);
    });

    const from = fullestWeek(all);
    const week = all.filter(({ start_date: date }) => date >= from && date <= addDays(from, 6));
    const travelling = week.filter(({ status }) => status !== 'cancelled');
    const ids = (rows: readonly Stored[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

    await test.step('a week', async () => {
      await page.goto(`/bookings?view=days&from=${from}`);
      const table = page.getByRole('table', { name: 'Bookings by day' });
      await expect(table.locator('tr[data-row]')).toHaveCount(travelling.length);
      expect((await shown()).sort((a, b) => a - b)).toEqual(ids(week));
      await page.getByRole('switch', { name: 'Only unpaid' }).click();
      const unpaid = travelling.filter((row) => row.total_amount > row.paid_amount);
      await expect(table.locator('tr[data-row]')).toHaveCount(unpaid.length);
    });

    await test.step('a month, and a day of it', async () => {
      const month = from.slice(0, 7);
      const inMonth = all.filter((row) => row.start_date.startsWith(month) && row.status !== 'cancelled');
      await page.goto(`/bookings?view=board&month=${month}`);
      const link = page.getByRole('link', { name: /bookings? travels?$/ });
      await expect(link).toHaveText(new RegExp(`^${inMonth.length} `));
      const [{ start_date: day } = { start_date: from }] = travelling;
      await page.locator(`main td a[href$="day=${day}"]`).click();
      const ofDay = all.filter((row) => row.start_date === day && row.status !== 'cancelled');
      await expect(page.getByRole('table', { name: 'Manifest' }).locator('tr[data-row]')).toHaveCount(
        ofDay.length,
      );
    });
  });
}, ['renamed']);
