import { expect, it } from 'vitest';
import type { HomeReading } from './home-reading';
import type { ReadOutcome, ReadResult, ReadStep } from './read-step';
import { replacesListings, summaryOf } from './summary';

const result = (outcome: ReadOutcome | undefined, changes: Partial<ReadStep> = {}): ReadResult => ({
  step: {
    key: JSON.stringify(outcome),
    what: 'the hotels',
    about: 'listings',
    run: () => Promise.resolve({}),
    ...changes,
  },
  ...(outcome ? { state: 'done', outcome } : { state: 'failed', reason: 'Busy.' }),
});
const vendor = (id: number, owed: readonly 'pan'[] = [], silent = false) =>
  result({ vendor: { id, name: `Vendor ${id}`, owed, silent } });
const booking = { id: 1, status: 'confirmed', start_date: '2026-11-20', total_amount: 900 } as const;
const summed = (results: readonly ReadResult[], before: HomeReading | null = null) =>
  summaryOf(results, { at: 1, today: '2026-11-20', before });

it('names what could not be read', () => {
  expect(summed([result({}), result(undefined)])).toMatchObject({
    parts: 2,
    done: 1,
    failures: 1,
    failed: [{ what: 'the hotels', reason: 'Busy.' }],
  });
});

it('lists the vendors that owe something, and blames nobody where no profile comes', () => {
  expect(summed([vendor(1), vendor(2, ['pan'])]).vendors).toEqual({
    seen: 2,
    owing: [{ id: 2, name: 'Vendor 2', owed: ['pan'] }],
  });
  expect(summed([vendor(1, ['pan'], true)]).vendors).toBe('silent');
  expect(summed([result({ noVendorRole: true })]).vendors).toBe('unknown');
  expect(summed([result({})]).vendors).toBeNull();
});

it('keeps the listings that an earlier reading knows until this one knows as many', () => {
  const waiting: ReadResult = { ...result({}), state: 'waiting' };
  const listing = (path: string) => ({
    path,
    name: path,
    keys: { slug: undefined, text: undefined },
    gaps: [],
  });
  const [one, two] = [listing('/packages/1'), listing('/packages/2')];
  const begun = [result({ listings: [one] }), waiting];
  expect(replacesListings(begun, null)).toBe(true);
  expect(replacesListings(begun, { seen: 2, whole: false })).toBe(false);
  expect(replacesListings([result({ listings: [one, two] }), waiting], { seen: 2, whole: false })).toBe(true);
  expect(replacesListings(begun, { seen: 1, whole: true })).toBe(false);
  expect(replacesListings([result({ listings: [one] })], { seen: 2, whole: true })).toBe(true);
});

it('adds bookings up by the months that were read', () => {
  const { bookings } = summed([
    result({ regions: [['package 3', { key: 'package 9', name: 'Everest' }]] }),
    result({
      bookings: { month: '2026-11', rows: [{ ...booking, service_type: 'package', service_id: 3 }], of: 40 },
    }),
  ]);
  expect(bookings).toMatchObject({ months: ['2026-11'], read: 1, of: 40, regions: [{ name: 'Everest' }] });
});

it('adds nothing up of an API without order until every page was read, nor of one without dates', () => {
  const page = (outcome: ReadOutcome | undefined) => result(outcome, { about: 'all bookings' });
  const rows = { page: [booking] };
  expect(summed([page(rows), page(undefined)]).bookings).toBe('unfinished');
  expect(summed([page(rows)]).bookings).toMatchObject({ read: 1, of: 1, months: { length: 12 } });
  expect(summed([result({ bookings: { rows: [], undated: true } })]).bookings).toBe('undated');
  expect(summed([result({})]).bookings).toBeNull();
});

it('keeps what an earlier reading found of a part until that part is read', () => {
  const [owing, paid] = [vendor(2, ['pan']), vendor(2)].map(({ step, ...rest }): ReadResult => ({
    ...rest,
    step: { ...step, about: 'vendors' },
  }));
  if (!owing || !paid) throw new Error('No results');
  const before = summed([owing]);
  const next: ReadResult = { step: { ...paid.step, key: 'next' }, state: 'waiting' };
  expect(summed([paid, next], before).vendors).toEqual(before.vendors);
  expect(summed([paid, next]).vendors).toEqual({ seen: 1, owing: [] });
  expect(summed([paid, { ...next, state: 'failed' }], before).vendors).toEqual({ seen: 1, owing: [] });
});
