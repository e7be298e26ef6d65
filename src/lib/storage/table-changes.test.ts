import { expect, it } from 'vitest';
import { changedRows, derived, parseTableChanges, type TableRow, usedRows } from './table-changes';

const given: TableRow[] = [
  { id: 'a', cells: { name: 'Lukla', metres: '2860' } },
  { id: 'b', cells: { name: 'Namche', metres: '3440' } },
];

it('uses edited cells beside those of the table, without hidden rows, and added rows last', () => {
  const changes = {
    n: { cells: { name: 'Toktok' } },
    a: { cells: { metres: '2840' } },
    b: { hidden: true as const },
  };
  expect(usedRows(given, changes)).toMatchObject([
    { id: 'a', cells: { name: 'Lukla', metres: '2840' } },
    { id: 'n', cells: { name: 'Toktok' } },
  ]);
  expect(
    changedRows(given, changes).map(({ id, hidden, changed, given: own }) => [id, hidden, changed, own]),
  ).toEqual([
    ['a', false, true, given[0]?.cells],
    ['b', true, true, given[1]?.cells],
    ['n', false, true, undefined],
  ]);
});

it('gives what the table has where nothing was changed, and drops a hidden row that it no longer has', () => {
  expect(usedRows(given, { gone: { hidden: true } })).toMatchObject(given);
});

it.each([
  ['nothing', null, {}],
  ['a list', [1], {}],
  ['what is no change', { a: 5, b: {}, c: { cells: 'x' }, d: { hidden: 'yes' } }, {}],
  [
    'cells that are no texts',
    { a: { cells: { name: 'Lukla', metres: 5 } } },
    { a: { cells: { name: 'Lukla' } } },
  ],
  ['a hidden row', { a: { hidden: true, other: 1 } }, { a: { hidden: true } }],
])('reads %s', (_, stored, expected) => {
  expect(parseTableChanges(stored)).toEqual(expected);
});

it('makes anew what is derived only when its source changed', () => {
  let source = [1];
  const doubled = derived(
    () => source,
    (numbers) => numbers.map((number) => number * 2),
  );
  const first = doubled();
  expect(doubled()).toBe(first);
  source = [2];
  expect(doubled()).toEqual([4]);
});
