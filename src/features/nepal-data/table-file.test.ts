import { expect, it } from 'vitest';
import { changedRows } from '@/lib/storage/table-changes';
import { otherLabels } from '@/lib/text/other-labels';
import { changesIn } from './table-file';
import { dataTables } from './tables';

const table = dataTables.places;
const rows = changedRows(table.given(), { 'Namche, Everest': { hidden: true } });
const heads = [...table.columns.map(({ label }) => label), 'Hidden', 'ID'];

const lineOf = (id: string, edits: Record<string, string> = {}, hidden = '') => {
  const row = rows.find((one) => one.id === id);
  return [...table.columns.map(({ key }) => edits[key] ?? row?.cells[key] ?? ''), hidden, row ? id : ''];
};

const read = (...lines: string[][]) =>
  changesIn(
    [heads, ...lines],
    lines.map((_, index) => index + 2),
    table,
    rows,
    '2026-11-28',
  );

it('changes nothing by what was exported', () => {
  const all = rows.map(({ id, hidden }) => lineOf(id, {}, hidden ? 'yes' : ''));
  expect(read(...all)).toEqual({ updates: {}, count: 0 });
});

it.each(['feasts', 'seasons', 'permits'] as const)('changes nothing of %s by a file in Nepali', (name) => {
  const given = dataTables[name];
  const own = changedRows(given.given(), {});
  const lines = own.map(({ id, cells, inLanguages }) => [
    ...given.columns.map(({ key }) => inLanguages?.[1]?.[key] ?? cells[key] ?? ''),
    '',
    id,
  ]);
  const nepali = [...given.columns.map(({ label }) => otherLabels(label)[0] ?? label), 'लुकाइएको', 'ID'];
  expect(new Set(nepali).size).toBe(nepali.length);
  const numbers = lines.map((_, index) => index + 2);
  expect(changesIn([nepali, ...lines], numbers, given, own, '2026-11-28')).toEqual({
    updates: {},
    count: 0,
  });
});

it('edits, hides and shows rows by their ids, and leaves out what the file does not have', () => {
  expect(
    read(
      lineOf('Lukla, Everest', { metres: '2,845' }),
      lineOf('Phakding, Everest', {}, 'yes'),
      lineOf('Namche, Everest'),
    ),
  ).toEqual({
    updates: {
      'Lukla, Everest': { cells: { metres: '2845' } },
      'Phakding, Everest': { hidden: true },
      'Namche, Everest': undefined,
    },
    count: 3,
  });
});

it('adds rows without an id', () => {
  const reading = read(
    lineOf('', { name: 'Toktok', region: 'Everest', kind: 'village', asOf: '2026-11-20' }),
  );
  expect(reading).toMatchObject({ count: 1 });
  const updates = 'updates' in reading ? Object.entries(reading.updates) : [];
  expect(updates).toMatchObject([
    [/^added-/.exec(updates[0]?.[0] ?? '')?.input, { cells: { name: 'Toktok' } }],
  ]);
});

it('adds a line that was copied with the id of another, which stays', () => {
  const copied = lineOf('Lukla, Everest', { name: 'Toktok' });
  const reading = read(lineOf('Lukla, Everest'), copied);
  expect(reading).toMatchObject({ count: 1 });
  expect(reading).not.toHaveProperty(['updates', 'Lukla, Everest']);
});

it('takes nothing of a file with a wrong cell, and says where that is', () => {
  expect(
    read(
      lineOf('Phakding, Everest', { metres: '2600' }),
      lineOf('Lukla, Everest', { metres: '28600', kind: 'airport' }),
    ),
  ).toEqual({
    problem:
      'Row 3, Lukla: Choose one of: town, village, pass, viewpoint, lake, base camp, peak, name. 1 more.',
  });
});

it('takes no other file', () => {
  expect(changesIn([['Title', 'Price']], [], table, rows, '2026-11-28')).toHaveProperty('problem');
});
