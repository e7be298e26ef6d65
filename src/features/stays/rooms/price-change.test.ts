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
    { operation: 'set', by: 2_400, roundTo: 500 },
    [
      [2, 2_400],
      [3, 2_400],
    ],
  ],
  [
    { operation: 'plus', by: 100, roundTo: 1 },
    [
      [1, 2_500],
      [2, 2_090],
    ],
  ],
  [
    { operation: 'plus-percent', by: 10, roundTo: 50 },
    [
      [1, 2_650],
      [2, 2_200],
    ],
  ],
  [{ operation: 'plus', by: 0, roundTo: 1 }, []],
  [{ operation: 'set', by: '', roundTo: 1 }, []],
  [{ operation: 'set', by: 'about 500', roundTo: 1 }, []],
])('%j changes the prices that differ', (change, expected) => {
  expect(after(change)).toEqual(expected);
});

it.each<[PriceChange, boolean[]]>([
  [{ operation: 'minus', by: 2_000, roundTo: 1 }, [false, true]],
  [{ operation: 'minus-percent', by: 100, roundTo: 1 }, [true, true]],
  [{ operation: 'set', by: 0, roundTo: 1 }, [true, true, true]],
])('%j leaves no price of nothing', (change, refused) => {
  expect(newPrices(rooms, change).map(({ problem }) => problem === 'A price must be more than 0.')).toEqual(
    refused,
  );
});

it('says what a room cost before', () => {
  expect(newPrices(rooms, { operation: 'set', by: 500, roundTo: 1 }).map(({ before }) => before)).toEqual([
    2_400,
    1_990,
    null,
  ]);
});
