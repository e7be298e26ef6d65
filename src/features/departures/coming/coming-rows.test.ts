import { expect, it } from 'vitest';
import type { DepartureLoad } from '@/domain/bookings/departure-load';
import type { Departure, Package } from '@/generated/model';
import { bookedRows, byDay, comingRows, countBooked, countUndated } from './coming-rows';

const range = { from: '2026-11-25', to: '2026-12-24' };
const named = (id: number, name: string): Package => ({ id, name, status: true });
const on = (id: number, departure_date: string): Departure => ({ id, departure_date, status: 1 });
const load = (bookings: number): DepartureLoad => ({
  bookings,
  pending: 0,
  cancelled: 0,
  people: undefined,
  due: undefined,
});

const packages = [named(1, 'Rara'), named(2, 'Gokyo'), named(3, 'Mardi')];
const packagesKnown = new Map([
  [1, [on(1, '2026-12-05'), on(2, '2026-11-24'), on(3, '2026-12-25'), on(4, 'soon')]],
  [2, [on(5, '2026-12-05'), on(6, '2026-11-25'), on(7, '2026-12-24')]],
]);
const loads: Record<string, number> = { '1 2026-12-05': 2, '2 2026-12-05': 0, '2 2026-11-25': 1 };
const at = ({ id }: { id: number }, date: string) => {
  const bookings = loads[`${id} ${date}`];
  return bookings === undefined ? undefined : load(bookings);
};
const rows = () => comingRows(packages, packagesKnown, range, { at });
const ids = (some: readonly { departure: Departure }[]) => some.map(({ departure }) => departure.id);

it('are those from the first to the last day, by day and by name', () => {
  expect(ids(rows())).toEqual([6, 5, 1, 7]);
  expect(byDay(rows()).map(([day, some]) => [day, ids(some)])).toEqual([
    ['2026-11-25', [6]],
    ['2026-12-05', [5, 1]],
    ['2026-12-24', [7]],
  ]);
});

it('are with bookings, without, or neither where nobody knows', () => {
  expect(ids(bookedRows(rows(), 'with'))).toEqual([6, 1]);
  expect(ids(bookedRows(rows(), 'without'))).toEqual([5]);
  expect(bookedRows(rows(), undefined)).toHaveLength(4);
});

it('are counted, where there may be more as a bound', () => {
  const known = rows().filter(({ load: of }) => of);
  expect(countBooked(known, true)).toEqual({ all: '3', with: '2', without: '1' });
  expect(countBooked(rows(), true)).toEqual({ all: '4', with: '2+', without: '1+' });
  expect(countBooked(known, false)).toEqual({ all: '3+', with: '2+', without: '1+' });
  expect(countUndated(packagesKnown)).toBe(1);
});
