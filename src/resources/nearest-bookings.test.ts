import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { addDays } from '@/lib/dates/dates';
import { nearestBookings } from './nearest-bookings';

const today = '2026-11-28';

/** An API with bookings on the days from today on, and before, latest first; it counts the pages that are read. */
const server = (from: number, to: number, rows = (list: Booking[]) => list) => {
  const days = Array.from({ length: to - from + 1 }, (_, index) => to - index);
  const all = rows(
    days.map((day): Booking => ({ id: day + 1_000, status: 'confirmed', start_date: addDays(today, day) })),
  );
  const asked: number[] = [];
  const read = (page: number) => {
    asked.push(page);
    return Promise.resolve({
      data: all.slice((page - 1) * 10, page * 10),
      meta: { last_page: Math.ceil(all.length / 10) },
    });
  };
  return { read, asked };
};

const nearest = async ({ read }: ReturnType<typeof server>) =>
  (await nearestBookings(read, 10, today)).slice(0, 5).map(({ start_date }) => start_date);

const coming = (first: number) => Array.from({ length: 5 }, (_, index) => addDays(today, first + index));

it.each([
  ['on the first page', -100, 5],
  ['on a page in the middle', -70, 80],
  ['at the end of a page, with the next ones on the page before', -81, 70],
  ['nowhere, as all is still to come', 0, 140],
])('finds the next travels where today is %s', async (_where, from, to) => {
  const api = server(from, to);
  expect(await nearest(api)).toEqual(coming(0));
  expect(api.asked.length).toBeLessThanOrEqual(6);
});

it('reads no further where nothing is to come, or the API does not sort', async () => {
  const past = server(-200, -1);
  await nearest(past);
  const unsorted = server(-100, 100, (rows) =>
    rows.toSorted((a, b) => ((a.id * 37) % 101) - ((b.id * 37) % 101)),
  );
  await nearest(unsorted);
  expect([past.asked, unsorted.asked]).toEqual([[1], [1]]);
});
