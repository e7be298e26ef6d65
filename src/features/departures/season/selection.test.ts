import { describe, expect, it } from 'vitest';
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
