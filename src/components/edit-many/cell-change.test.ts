import { describe, expect, it } from 'vitest';
import { type CellOperation, changedCell } from './cell-change';

const change = (operation: CellOperation, value: number, roundTo = 0) => ({ operation, value, roundTo });

describe('changedCell', () => {
  it.each([
    ['plus', 500, 0, 92_000, 92_500],
    ['minus', 500, 0, 400, -100],
    ['plus-percent', 10, 0, 92_000, 101_200],
    ['minus-percent', 10, 0, 99.99, 89.99],
    ['plus-percent', 7, 500, 92_000, 98_500],
    ['minus', 400, 1000, 400, 0],
    ['plus-percent', 10, 0, 1.15, 1.27],
    ['minus-percent', 5, 0, 1_000.5, 950.48],
    ['plus-percent', 2.5, 0, 0.2, 0.21],
    ['plus', 0.005, 0, 1.0, 1.01],
    ['minus', 0.2, 0, 0.3, 0.1],
    ['minus-percent', 250, 0, 1, -1.5],
    ['minus', 1.005, 0, 0, -1.01],
    ['plus', 250, 500, 500, 1_000],
    ['plus-percent', 12.5, 10, 999.6, 1_120],
  ] as const)('%s %d, rounded to %d, of %d is %d', (operation, value, roundTo, old, next) => {
    expect(changedCell(change(operation, value, roundTo), old)).toBe(next);
  });

  it('sets whatever the field held', () => {
    expect(changedCell({ operation: 'set', value: '\u200eTop Pick ', roundTo: 0 }, '')).toBe('Top Pick');
    expect(changedCell(change('set', 5, 500), 3)).toBe(5);
  });

  it.each(['', null, 'soon', undefined])('leaves %j alone when it is changed by an amount', (old) => {
    expect(changedCell(change('plus', 10), old)).toBe(old);
  });
});
