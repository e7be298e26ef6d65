import { expect, it } from 'vitest';
import { cellBeside } from './grid-keys';
import { bookedOf } from './row-view';
import { seenRows } from './use-row-window';

const size = { rows: 30, weeks: 52 };
const go = (key: string, { row = 5, week = 5, ctrl = false, rtl = false } = {}) => {
  const to = cellBeside({ row, week }, { key, ctrlKey: ctrl, metaKey: false }, size, rtl);
  return to && [to.row, to.week];
};

it('keys lead from cell to cell, to the name before the first week, and no further than the grid', () => {
  expect(go('ArrowRight')).toEqual([5, 6]);
  expect(go('ArrowRight', { rtl: true })).toEqual([5, 4]);
  expect(go('ArrowLeft', { week: 0 })).toEqual([5, -1]);
  expect(go('ArrowLeft', { week: -1 })).toEqual([5, -1]);
  expect(go('ArrowUp', { row: 0 })).toEqual([0, 5]);
  expect(go('ArrowDown', { ctrl: true })).toEqual([29, 5]);
  expect(go('PageDown', { row: 25 })).toEqual([29, 5]);
  expect(go('Home')).toEqual([5, -1]);
  expect(go('End', { ctrl: true })).toEqual([29, 51]);
  expect(go('x')).toBeUndefined();
});

it('only the rows around what is seen are rendered, a few at a time', () => {
  expect(seenRows(0, 400, 40)).toEqual({ from: 0, to: 14 });
  expect(seenRows(159, 400, 40)).toEqual({ from: 0, to: 14 });
  expect(seenRows(160, 400, 40)).toEqual({ from: 4, to: 18 });
  expect(seenRows(-30, 400, 40).from).toBe(0);
});

it('bookings of several departures are counted together, as a bound where one is not known', () => {
  const load = (bookings: number, pending = 0) => ({
    bookings,
    pending,
    cancelled: 0,
    people: undefined,
    due: undefined,
  });
  expect(bookedOf([load(3), load(2, 1)], false)).toEqual({ standing: 'many', count: '5', pending: true });
  expect(bookedOf([load(3), undefined], false)).toMatchObject({ standing: 'some', count: '3+' });
  expect(bookedOf([load(0)], false)).toMatchObject({ standing: 'none', pending: false });
  expect(bookedOf([load(0), undefined], false)).toMatchObject({ standing: 'unknown' });
});
