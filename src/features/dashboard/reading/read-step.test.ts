import { expect, it } from 'vitest';
import { unfolded } from '@/components/run/unfolding';
import type { ReadOutcome, ReadResult, ReadStep } from './read-step';

const step = (key: string): ReadStep => ({
  key,
  what: key,
  about: 'listings',
  run: () => Promise.resolve({}),
});
const done = (key: string, outcome: ReadOutcome): ReadResult => ({ step: step(key), state: 'done', outcome });

it('adds what a step has found, once', () => {
  const results = [done('packages', { more: [step('package 1'), step('package 2')] }), done('package 1', {})];
  const all = unfolded(results);
  expect(all.map(({ step: { key }, state }) => [key, state])).toEqual([
    ['packages', 'done'],
    ['package 1', 'done'],
    ['package 2', 'waiting'],
  ]);
  expect(unfolded(all)).toBe(all);
});
