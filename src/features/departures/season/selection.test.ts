import { describe, expect, it } from 'vitest';
import type { Departure } from '@/generated/model';
import { leftOutInWords, planDepartures } from './plan';
import { chosenIn, countChosen, isChosen, nothing, toggledArea, withArea } from './selection';

const weeks = ['2026-11-22', '2026-11-29', '2026-12-06'];
const board = { packages: [{ id: 7 }, { id: 8 }, { id: 9 }], weeks };
const at = (row: number, week: number) => ({ row, week });
const area = (from: ReturnType<typeof at>, to: ReturnType<typeof at>, erase = false) => ({ from, to, erase });

describe('a selection', () => {
  const chosen = withArea(nothing, board, area(at(1, 2), at(0, 1)));

  it('takes an area whichever corner comes first', () => {
    expect(countChosen(chosen)).toEqual({ packages: 2, weeks: 4 });
    expect(isChosen(chosen, board, at(0, 1))).toBe(true);
    expect(isChosen(chosen, board, at(0, 0))).toBe(false);
    expect(isChosen(chosen, board, at(2, 1))).toBe(false);
  });

  it('forgets a package whose last week is taken out', () => {
    const less = withArea(chosen, board, area(at(0, 0), at(0, 2), true));
    expect([...less.keys()]).toEqual([8]);
  });

  it('is turned round: completed first, then taken out', () => {
    expect(toggledArea(chosen, board, at(0, 0), at(0, 2)).erase).toBe(false);
    expect(toggledArea(chosen, board, at(0, 1), at(1, 2)).erase).toBe(true);
  });

  it('leaves the rows alone that an area does not touch', () => {
    expect(withArea(chosen, board, area(at(1, 0), at(2, 0))).get(7)).toBe(chosen.get(7));
    expect(chosenIn(withArea(chosen, board, area(at(0, 0), at(2, 0))), 7, weeks)).toBe('111');
  });
});

describe('a plan', () => {
  const on = (departure_date: string): Departure => ({ id: 1, departure_date, status: 1 });
  const selection = new Map([
    [7, new Set(['2026-11-29', '2026-11-22'])],
    [8, new Set(['2026-11-29'])],
    [9, new Set(['2026-11-29'])],
  ]);
  const known = new Map([
    [7, [on('2026-12-05'), on('2026-12-06')]],
    [8, [on('2026-12-01')]],
  ]);
  const rules = { weekdays: [6], onlyEmpty: true, today: '2026-11-29' };
  const states = (changes: Partial<typeof rules> = {}) =>
    planDepartures(selection, known, { ...rules, ...changes }).map(({ packageId, date, state }) => [
      packageId,
      date,
      state,
    ]);

  it('has a departure in each week, but where there is one or the day is past', () => {
    expect(states()).toEqual([
      [7, '2026-11-28', 'past'],
      [7, '2026-12-05', 'exists'],
      [8, '2026-12-05', 'week'],
    ]);
    expect(states({ onlyEmpty: false }).at(-1)).toEqual([8, '2026-12-05', 'new']);
    expect(leftOutInWords(planDepartures(selection, known, rules))).toBe(
      '2 are skipped, as there is a departure already. 1 day is past.',
    );
  });

  it('has one on each weekday, and says what the week has now', () => {
    const plan = planDepartures(selection, known, { ...rules, weekdays: [4, 0], onlyEmpty: false });
    expect(plan.filter(({ packageId }) => packageId === 8)).toEqual([
      { packageId: 8, date: '2026-11-29', now: ['2026-12-01'], state: 'new' },
      { packageId: 8, date: '2026-12-03', now: ['2026-12-01'], state: 'new' },
    ]);
  });
});
