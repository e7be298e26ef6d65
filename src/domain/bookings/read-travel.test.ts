import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Booking, type BookingPage, BookingStatus, ServiceType } from '@/generated/model';
import { addDays } from '@/lib/dates/dates';
import { createBackend } from '@/mocks/backend';
import { testClient } from '@/mocks/test-client';
import { bookingPages, type ReadPage } from './booking-pages';
import { readAll } from './ordered-bookings';
import { readTravel, travelIn } from './read-travel';

const perPage = 100;
type Filters = Record<string, string | undefined>;

const client = testClient(createBackend({ authenticate: false }));
let calls = 0;

const pageOf = async (filters: Filters, page: number, sort = ''): Promise<BookingPage> => {
  calls += 1;
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage), sort });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
  return (await client.call('GET', `/v1/admin/bookings/datatable?${query.toString()}`)).body as BookingPage;
};

/** Everything that the list shows under the filters, page by page. */
const listed = async (filters: Filters) => {
  const rows: Booking[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await pageOf(filters, page);
    rows.push(...data);
    last = meta.last_page;
  }
  return rows;
};

const board = async (filters: Filters, range: { from: string; to: string }) => {
  const read = await readTravel(
    bookingPages((page) => pageOf(filters, page, 'start_date')),
    range,
  );
  if (!('days' in read)) throw new Error('The offline backend orders by date.');
  return read;
};

const ids = (rows: readonly Booking[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

const someFilters = fc.record(
  {
    user: fc.constantFrom('thapa', 'Rai', 'अञ्जली', 'kumar'),
    service_type: fc.constantFrom(...Object.values(ServiceType)),
    status: fc.constantFrom(...Object.values(BookingStatus)),
    service_name: fc.constantFrom('trek', 'everest', 'homestay', 'होम'),
  },
  { requiredKeys: [] },
);
const someRange = fc
  .record({ from: fc.integer({ min: -420, max: 540 }), length: fc.integer({ min: 0, max: 31 }) })
  .map(({ from, length }) => ({
    from: addDays('2026-11-01', from),
    to: addDays('2026-11-01', from + length),
  }));

beforeAll(() => listed({ id: '1' }));

describe('the board', () => {
  it('shows what the list shows of its days, and the same total, under any filters', async () => {
    await fc.assert(
      fc.asyncProperty(someFilters, someRange, async (filters, range) => {
        const all = await listed(filters);
        const { days, total } = await board(filters, range);
        expect(total).toBe(all.length);
        const wanted = all.filter(({ start_date: date }) => date && date >= range.from && date <= range.to);
        expect(ids([...days.values()].flat())).toEqual(ids(wanted));
        for (const [date, bookings] of days)
          expect(bookings.map(({ start_date }) => start_date)).toEqual(bookings.map(() => date));
      }),
      { seed: 20_261_122, numRuns: 12 },
    );
  }, 60_000);

  it('finds a month among 20,000 bookings with few calls', async () => {
    calls = 0;
    const { total } = await board({}, { from: '2027-03-01', to: '2027-03-31' });
    expect(total).toBe(20_000);
    expect(calls).toBeLessThan(20);
  });
});

const booking = (id: number, start_date: string | null): Booking => ({ id, status: 'pending', start_date });
const paged = (rows: readonly Booking[]) => (page: number) =>
  Promise.resolve({
    data: rows.slice((page - 1) * 2, page * 2),
    meta: { last_page: Math.ceil(rows.length / 2), per_page: 2, current_page: page },
  });
const pagesOf = (read: ReadPage) => bookingPages(read, { perPage: 2 });
const november = { from: '2026-11-01', to: '2026-11-30' };

describe('an API', () => {
  it.each([
    ['first', [null, null, null, '2026-10-31', '2026-11-01', '2026-11-01', '2026-12-01']],
    ['last', ['2026-10-31', '2026-11-01', '2026-11-01', '2026-12-01', null, null, null]],
  ])('may have bookings without a date %s', async (_where, dates) => {
    const rows = dates.map((date, index) => booking(index + 1, date));
    const read = await readTravel(pagesOf(paged(rows)), november);
    expect(read).toMatchObject({ total: 7 });
    expect('days' in read && [...read.days.keys()]).toEqual(['2026-11-01']);
    expect('days' in read && read.days.get('2026-11-01')).toHaveLength(2);
  });

  it.each([
    [5, 3],
    [21, 11],
  ])(
    'may not order by date: %i bookings are read whole where that is not asking much',
    async (count, pages) => {
      const dates = ['2026-11-03', '2026-10-02', '2026-11-01', null, '2026-11-03'];
      const rows = Array.from({ length: count }, (_, index) => booking(index + 1, dates[index % 5] ?? null));
      const wanted = rows.filter(({ start_date: date }) => date?.startsWith('2026-11')).map(({ id }) => id);
      const read = await readTravel(pagesOf(paged(rows)), november);
      if (pages > 10) expect(read).toEqual({ pages });
      const whole = pages > 10 ? travelIn(await readAll(pagesOf(paged(rows))), november) : read;
      expect(whole).toMatchObject({ total: count });
      expect('days' in whole && ids([...whole.days.values()].flat())).toEqual(wanted);
    },
  );

  it.each([1, 5])('may name the day otherwise: none of %i bookings says one', async (count) => {
    const rows = Array.from({ length: count }, (_, index) => booking(index + 1, index === 0 ? null : 'soon'));
    expect(await readTravel(pagesOf(paged(rows)), november)).toMatchObject({ undated: count });
    expect(travelIn({ rows }, november)).toMatchObject({ undated: count });
    expect(await readTravel(pagesOf(paged([])), november)).toMatchObject({ total: 0 });
  });

  it('may tell no number of pages', async () => {
    const rows = [booking(1, '2026-11-03'), booking(2, '2026-11-04'), booking(3, '2026-12-01')];
    const { data } = await paged(rows)(1);
    const bare = (page: number) => Promise.resolve({ data: page === 1 ? data : rows.slice(2) });
    const read = await readTravel(pagesOf(bare), november);
    expect(read).toMatchObject({ total: 3 });
  });

  it('may send its first page whichever is asked for: how much was read is said', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => booking(index + 1, '2026-11-03'));
    const { data, meta } = await paged(rows)(1);
    const read = await readTravel(
      pagesOf(() => Promise.resolve({ data, meta })),
      november,
    );
    expect(read).toMatchObject({ share: { read: 2, of: 8 }, total: 8 });
  });
});

const FIRST = '2026-01-01';
const PER_PAGE = 10;

/** One booking per day for 1,000 days, on 100 pages, and the number of pages read. */
const server = ({ meta = true, ordered = true } = {}) => {
  const rows = Array.from({ length: 1000 }, (_, index): Booking => {
    const day = ordered ? index : (index * 7) % 1000;
    return { id: index + 1, status: 'confirmed', start_date: addDays(FIRST, day) };
  });
  let pages = 0;
  const read: ReadPage = (page) => {
    pages += 1;
    const data = rows.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    return Promise.resolve({ data, meta: meta ? { last_page: 100, per_page: PER_PAGE } : undefined });
  };
  return { read, pages: () => pages };
};

const days = (from: number, to: number) => ({ from: addDays(FIRST, from), to: addDays(FIRST, to) });

const readDays = async (api: ReturnType<typeof server>, range: ReturnType<typeof days>, most: number) => {
  const travel = await readTravel(bookingPages(api.read, { perPage: PER_PAGE, most }), range);
  if (!('days' in travel)) throw new Error('Every booking says its day.');
  return { count: [...travel.days.values()].flat().length, share: travel.share };
};

describe('a part of the bookings', () => {
  it('is whole where the API orders them, and few pages hold the days', async () => {
    const api = server();
    expect(await readDays(api, days(500, 539), 20)).toEqual({ count: 40, share: undefined });
    expect(api.pages()).toBeLessThanOrEqual(20);
  });

  it('says how much was read where the days need more pages than the bound', async () => {
    const api = server();
    const { count, share } = await readDays(api, days(0, 899), 20);
    expect(api.pages()).toBe(20);
    expect(count).toBeLessThan(900);
    expect(share).toEqual({ read: 200, of: 1000 });
  });

  it('goes through all pages where the API does not order them, none twice and none beyond the bound', async () => {
    const whole = server({ ordered: false });
    expect(await readDays(whole, days(500, 539), 100)).toEqual({ count: 40, share: undefined });
    expect(whole.pages()).toBe(100);
    const cut = server({ ordered: false });
    expect((await readDays(cut, days(500, 539), 20)).share).toEqual({ read: 200, of: 1000 });
    expect(cut.pages()).toBe(20);
  });

  it('does not guess how many there are where the API does not say how many pages it has', async () => {
    const cut = server({ meta: false });
    expect((await readDays(cut, days(500, 539), 6)).share).toMatchObject({ of: undefined });
    const whole = server({ meta: false });
    expect(await readDays(whole, days(500, 539), 25)).toEqual({ count: 40, share: undefined });
  });
});
