import { expect, it } from 'vitest';
import { chunksOf } from './use-loads';

// A Wednesday.
const today = '2026-11-25';
const first = { from: '2026-11-22', to: '2027-02-20' };
const second = { from: '2027-02-21', to: '2027-05-22' };

it('reads thirteen weeks together, counted from the running week', () => {
  expect(chunksOf({ from: today, to: '2026-12-24' }, today)).toEqual([first]);
  expect(chunksOf({ from: '2027-02-20', to: '2027-02-21' }, today)).toEqual([first, second]);
  expect(chunksOf({ from: '2026-11-21', to: '2026-11-21' }, today)).toEqual([
    { from: '2026-08-23', to: '2026-11-21' },
  ]);
  expect(chunksOf({ from: '2027-03-01', to: '2027-02-01' }, today)).toEqual([]);
});
