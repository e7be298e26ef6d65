import { expect, it } from 'vitest';
import { type Bar, linesOf, partsOf, scaleFor, type Series, valuesText } from './plot';

const series: Series[] = [
  { label: 'Pending', paint: 'striped' },
  { label: 'Confirmed', paint: 'solid' },
];
const bar = (values: number[] | undefined): Bar => ({
  key: 'a',
  tick: 'A',
  name: 'A',
  link: undefined,
  values,
});

it('ends a scale at a round number', () => {
  expect([0, 1, 3, 10, 11, 240, 510, 7_800_000].map(scaleFor)).toEqual([
    1, 1, 5, 10, 20, 500, 1_000, 10_000_000,
  ]);
});

it('has lines at whole numbers only', () => {
  expect([1, 5, 20].map(linesOf)).toEqual([
    [1, 0],
    [5, 0],
    [20, 10, 0],
  ]);
});

it('stacks the parts of a bar, and leaves out what is empty', () => {
  expect(partsOf(bar([10, 30]), series, 40)).toMatchObject([
    { value: 10, start: 0, length: 0.25 },
    { value: 30, start: 0.25, length: 0.75 },
  ]);
  expect(partsOf(bar([0, 20]), series, 40)).toMatchObject([{ value: 20, start: 0, length: 0.5 }]);
});

it('says what a bar shows, and when nobody has read it', () => {
  const say = (values: number[] | undefined) => valuesText(bar(values), { series, format: String });
  expect(say([1, 2])).toBe('Pending 1, Confirmed 2, 3 in all');
  expect(say([0, 2])).toBe('Confirmed 2');
  expect(say([0, 0])).toBe('nothing');
  expect(say(undefined)).toBe('not read');
});
