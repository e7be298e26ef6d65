import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { addDays } from '@/lib/dates/dates';
import { bookingPages, type ReadPage } from './booking-pages';
import { findToday, nearestOf, readNearest } from './nearest-pages';

const today = '2026-11-22';
const apiPage = 4;

const bookingsOn = (days: readonly (number | null)[]): Booking[] =>
  days.map((day, index) => ({
    id: index + 1,
    status: 'pending',
    start_date: day === null ? null : addDays(today, day),
  }));

/** An API with small pages, which beyond the last are empty or repeat it; counts the pages read. */
const apiOf = (rows: readonly Booking[], counts = true, repeats = false) => {
  const last = Math.max(Math.ceil(rows.length / apiPage), 1);
  const asked: number[] = [];
  const read: ReadPage = (page) => {
    asked.push(page);
    const at = repeats ? Math.min(page, last) : page;
    const data = rows.slice((at - 1) * apiPage, at * apiPage);
    const meta = { last_page: last, per_page: apiPage, current_page: page };
    return Promise.resolve(counts ? { data, meta } : { data });
  };
  return { read, asked };
};

const list = async (read: ReadPage, perPage = 3) => {
  const order = await findToday(bookingPages(read, { perPage: apiPage }), today);
  if (order === 'server') return order;
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const at = { page, perPage };
    const answer =
      'rows' in order ? nearestOf(order.rows, today, at) : await readNearest(read, order.position, at);
    ids.push(...answer.data.map(({ id }) => id));
    if (page >= (answer.meta?.last_page ?? 1)) return ids;
  }
};

/** The ids of the whole list, from an API that can sort bookings. */
const listed = async (read: ReadPage) => {
  const ids = await list(read);
  if (ids === 'server') throw new Error('They can be put in order.');
  return ids;
};

const someDays = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 60 });
const sortedDays = (days: readonly number[]) => [...days].sort((a, b) => a - b);

describe('an API that keeps the order', () => {
  it('is listed from today on, then backwards, each booking once', async () => {
    await fc.assert(
      fc.asyncProperty(
        someDays,
        fc.nat(9),
        fc.boolean(),
        fc.constantFrom([true, false], [false, false], [false, true]),
        async (days, undated, first, [counts, repeats]) => {
          const none = Array<null>(undated).fill(null);
          const dated = sortedDays(days);
          const rows = bookingsOn(first ? [...none, ...dated] : [...dated, ...none]);
          const { read } = apiOf(rows, counts, repeats);
          fc.pre(days.length > 0 || undated === 0);
          const ids = await listed(read);
          expect([...ids].sort()).toEqual(rows.map(({ id }) => id).sort());
          const seen = ids.map((id) => rows[id - 1]?.start_date);
          const ahead = seen.filter((date) => date && date >= today);
          expect(ahead).toEqual([...ahead].sort());
          const past = seen.filter((date) => date && date < today);
          expect(past).toEqual([...past].sort().reverse());
          expect(seen.slice(0, ahead.length)).toEqual(ahead);
        },
      ),
      { seed: 20_261_125 },
    );
  });

  it('finds today among thousands with few pages, and at once where it was before', async () => {
    const rows = bookingsOn(
      sortedDays(Array.from({ length: 8000 }, (_, index) => ((index * 37) % 900) - 380)),
    );
    const { read, asked } = apiOf(rows);
    const order = await findToday(bookingPages(read, { perPage: apiPage }), today);
    expect(new Set(asked).size).toBeLessThan(12);
    if (order === 'server' || 'rows' in order) throw new Error('It keeps the order.');
    asked.splice(0);
    await findToday(bookingPages(read, { perPage: apiPage }), today, order.position.before);
    expect(new Set(asked).size).toBeLessThan(6);
  });
});

describe('an API that does not', () => {
  const shuffled = (count: number) =>
    bookingsOn(Array.from({ length: count }, (_, index) => ((index * 7) % 19) - 9));

  it('is sorted here where it has few pages', async () => {
    const rows = shuffled(30);
    const { read } = apiOf(rows);
    const ids = await listed(read);
    const dates = ids.map((id) => rows[id - 1]?.start_date ?? '');
    const ahead = dates.filter((date) => date >= today);
    expect(dates).toEqual([
      ...ahead.sort(),
      ...dates
        .filter((date) => date < today)
        .sort()
        .reverse(),
    ]);
  });

  it('is sorted here where it does not page, each booking once', async () => {
    const rows = shuffled(9);
    const ids = await listed(() => Promise.resolve({ data: rows }));
    expect([...ids].sort()).toEqual(rows.map(({ id }) => id));
  });

  it('is left in its own order where it has many', async () => {
    expect(await list(apiOf(shuffled(60)).read)).toBe('server');
  });

  it('is left in its own order where it sends its first page whichever is asked for', async () => {
    const { read } = apiOf(bookingsOn(sortedDays([1, 2, 3, 4, 5, 6, 7, 8])));
    expect(await list(() => read(1))).toBe('server');
  });
});

it('leaves out what an API sent unreadable, and says how much of a page that is', async () => {
  const rows = bookingsOn([0, 1, 2, 3, 4, 5, 6, 7]);
  const read: ReadPage = (page) => {
    const data = rows.slice((page - 1) * apiPage, page * apiPage - (page === 1 ? 1 : 0));
    return Promise.resolve({
      data,
      meta: { last_page: 2, per_page: apiPage, unreadable: page === 1 ? 1 : 0 },
    });
  };
  const standing = { before: 0, total: 8, size: apiPage };
  const { data, meta } = await readNearest(read, standing, { page: 1, perPage: 5 });
  expect(data.map(({ id }) => id)).toEqual([1, 2, 3, 5]);
  expect(meta).toMatchObject({ unreadable: 1, total: 8, last_page: 2 });
});
