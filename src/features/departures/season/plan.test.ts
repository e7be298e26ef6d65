import { describe, expect, it } from 'vitest';
import type { Departure } from '@/generated/model';
import { emptyInput, planWeeks, type WeeksInput } from './plan';

describe('a plan of weeks', () => {
  const on = (departure_date: string): Departure => ({ id: 1, departure_date, status: 1 });
  const selection = new Map([
    [7, new Set(['2026-11-29', '2026-11-22'])],
    [8, new Set(['2026-11-29'])],
    [9, new Set(['2026-11-29'])],
  ]);
  const known = new Map([
    [7, [on('2026-12-05'), on('2026-12-06')]],
    [8, [on('2026-12-01'), on('soon')]],
  ]);
  const planned = (changes: Partial<WeeksInput> = {}) =>
    planWeeks(selection, known, { ...emptyInput, ...changes }, '2026-11-29').map(
      ({ packageId, date, state }) => [packageId, date, state],
    );

  it('has a departure in each week, but where there is one or the day is past', () => {
    expect(planned()).toEqual([
      [7, '2026-11-28', 'past'],
      [7, '2026-12-05', 'exists'],
      [8, '2026-12-05', 'week'],
    ]);
    expect(planned({ onlyEmpty: false }).at(-1)).toEqual([8, '2026-12-05', 'new']);
  });

  it('has one on each weekday', () => {
    expect(planned({ weekdays: ['4', '0'], onlyEmpty: false }).slice(-2)).toEqual([
      [8, '2026-11-29', 'new'],
      [8, '2026-12-03', 'new'],
    ]);
  });
});
