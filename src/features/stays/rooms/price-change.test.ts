import { expect, it } from 'vitest';
import { newPrices, type PriceChange } from './price-change';

const rooms = [
  { id: 1, name: 'Twin', price: 2_400 },
  { id: 2, name: 'Attic', price: 1_990 },
  { id: 3, name: 'New', price: null },
];

const after = (change: PriceChange) => newPrices(rooms, change).map((room) => [room.id, room.after]);

it.each<[PriceChange, number[][]]>([
  [
    { how: 'set', by: 2_400, round: 1 },
    [
      [2, 2_400],
      [3, 2_400],
    ],
  ],
  [
    { how: 'plus', by: 100, round: 1 },
    [
      [1, 2_500],
      [2, 2_090],
    ],
  ],
  [
    { how: 'minus', by: 2_000, round: 1 },
    [
      [1, 400],
      [2, 0],
    ],
  ],
  [
    { how: 'raise', by: 10, round: 50 },
    [
      [1, 2_650],
      [2, 2_200],
    ],
  ],
  [
    { how: 'lower', by: 10, round: 1 },
    [
      [1, 2_160],
      [2, 1_791],
    ],
  ],
  [{ how: 'plus', by: 0, round: 1 }, []],
  [{ how: 'set', by: '', round: 1 }, []],
])('%j changes the prices that differ', (change, expected) => {
  expect(after(change)).toEqual(expected);
});

it('tells what a room cost before', () => {
  expect(newPrices(rooms, { how: 'set', by: 500, round: 1 }).map(({ before }) => before)).toEqual([
    2_400,
    1_990,
    null,
  ]);
});
