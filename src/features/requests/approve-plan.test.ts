import { expect, it } from 'vitest';
import { type Intent, nextAfter, planned } from './approve-plan';

const rows = ['a', 'b', 'c'].map((key) => ({ key }));
const press = (times: number, situation: Partial<Parameters<typeof planned>[1]> = {}) => {
  let plan: Intent[] = [];
  for (let time = 0; time < times; time += 1)
    plan = planned(plan, { rows, current: rows[0], deciding: undefined, ...situation });
  return plan.map(({ key, step }) => `${step} ${key}`);
};

it('goes on with what comes after the one that is being approved', () => {
  expect(press(4, { deciding: 'a' })).toEqual(['ask b', 'approve b', 'ask c', 'approve c']);
  expect(press(3, { current: rows[1], deciding: 'b' })).toEqual(['ask c', 'approve c', 'ask a']);
});

it('begins with what is on display when nothing is being approved, or it has been', () => {
  expect(press(2)).toEqual(['ask a', 'approve a']);
  expect(press(2, { current: rows[1], deciding: 'gone' })).toEqual(['ask b', 'approve b']);
});

it('plans nothing beyond what waits', () => {
  expect(press(9, { deciding: 'a' })).toHaveLength(4);
  expect(press(2, { rows: [], current: undefined })).toEqual([]);
});

it('goes on with the next one, and from the last one back', () => {
  expect(['a', 'b', 'c'].map((key) => nextAfter(rows, key)?.key)).toEqual(['b', 'c', 'b']);
  expect(nextAfter([{ key: 'a' }], 'a')).toBeUndefined();
});
