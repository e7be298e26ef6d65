import { afterEach, expect, it, vi } from 'vitest';
import { noteSaved } from '@/lib/dates/saved-since';
import { changeStored } from '@/lib/storage/local-setting';
import { keepOutcomes, keptOutcome } from './kept-outcomes';
import type { ReadStep } from './read-step';

const at = Date.parse('2026-11-27T04:15:00Z');
const outcome = { listings: [] };
const step = (id: number, sign = 'a'): ReadStep => ({
  key: `/packages/${id}`,
  what: 'Tilicho',
  about: 'listings',
  sign,
  run: () => Promise.resolve(outcome),
});
const keep = (ids: readonly number[], whole: boolean) =>
  keepOutcomes(
    ids.map((id) => ({ step: step(id), state: 'done' as const, outcome })),
    at,
    whole,
  );

afterEach(() => {
  vi.useRealTimers();
  changeStored('home-outcomes', () => null);
});

it.each([
  ['the same row', step(1), 1, true],
  ['another row', step(1, 'b'), 1, false],
  ['another record', step(3), 1, false],
  ['the same row a day later', step(1), 24 * 60 * 60 * 1000, false],
  ['a record that was saved here since', step(2), 1, false],
])('knows what was read of %s', (_what, asked, later, known) => {
  keep([1, 2], true);
  noteSaved('/packages/2/departures/create', at + 1);
  vi.setSystemTime(at + later);
  expect(keptOutcome(asked)).toEqual(known ? outcome : undefined);
});

it('forgets records that a whole reading did not find, and what another build wrote', () => {
  vi.setSystemTime(at);
  keep([1, 4], true);
  keep([1], false);
  expect(keptOutcome(step(4))).toEqual(outcome);
  keep([1], true);
  expect(keptOutcome(step(4))).toBeUndefined();
  changeStored('home-outcomes', (stored) => ({ ...(stored as object), build: '0.0.1' }));
  expect(keptOutcome(step(1))).toBeUndefined();
});
