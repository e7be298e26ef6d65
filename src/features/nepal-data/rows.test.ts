import { describe, expect, it } from 'vitest';
import { type Cells, type ChangedRow, changedRows } from '@/lib/storage/table-changes';
import { cellOf, changeOf, filteredRows, identityOf, problemsOf, withCell, withOwnSources } from './rows';
import type { DataTable } from './table-column';
import { dataTables } from './tables';

const today = '2026-11-28';

const rowsOf = (table: DataTable) => changedRows(table.given(), {});
const rowOf = (table: DataTable, id: string): ChangedRow => {
  const row = rowsOf(table).find((one) => one.id === id);
  if (!row) throw new Error(`No row ${id}`);
  return row;
};

describe.each(Object.entries(dataTables))('the table of %s', (_name, table) => {
  it('has no row of its own that would be refused', () => {
    const rows = rowsOf(table);
    const identities = rows.map((row) => identityOf(table, row.cells));
    const twice = new Set(identities.filter((identity, index) => identities.indexOf(identity) !== index));
    const wrong = rows.flatMap((row) => {
      const typed = Object.fromEntries(
        table.columns.map((column) => [column.key, cellOf(column, row.cells[column.key] ?? '')]),
      );
      const problems = problemsOf(table, typed, twice, today);
      return Object.keys(problems).length > 0 ? [{ id: row.id, problems }] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps each cell as it is when it is opened and saved', () => {
    const changed = rowsOf(table).filter((row) => {
      const typed = Object.fromEntries(
        table.columns.map((column) => [column.key, cellOf(column, row.cells[column.key] ?? '')]),
      );
      return changeOf(row, typed) !== undefined;
    });
    expect(changed.map(({ id }) => id)).toEqual([]);
  });
});

describe('problems', () => {
  const { places, feasts, seasons, permits } = dataTables;
  it.each<[string, DataTable, string, Cells, Record<string, RegExp>]>([
    ['a height below the plains', places, 'Lukla, Everest', { metres: '12' }, { metres: /50 to 8,849/ }],
    ['one above Everest', places, 'Lukla, Everest', { metres: '9000' }, { metres: /50 to 8,849/ }],
    ['half metres', places, 'Lukla, Everest', { metres: '2860.5' }, { metres: /whole metres/ }],
    ['a height without a source', places, 'Lukla, Everest', { source: '' }, { metres: /under Source/ }],
    ['a place in India', places, 'Namche, Everest', { longitude: '77.2' }, { longitude: /79.9 to 88.4/ }],
    ['half a place', places, 'Namche, Everest', { latitude: '' }, { latitude: /both latitude/ }],
    ['a day to come', places, 'Lukla, Everest', { asOf: '2027-01-01' }, { asOf: /not come yet/ }],
    ['a date of another year', feasts, 'holi 2083', { dates: '2026-03-02 | a' }, { dates: /not in 2083 BS/ }],
    ['a date without a source', feasts, 'holi 2083', { dates: '2027-03-21' }, { dates: /who has/ }],
    ['a date in words', feasts, 'holi 2083', { dates: 'in March | a' }, { dates: /no date/ }],
    ['a year beyond the calendar', feasts, 'holi 2083', { year: '2183' }, { year: /2000 to 2086/ }],
    ['no day of a month', seasons, 'monsoon', { from: '06-31' }, { from: /12-15/ }],
    ['a fee without a currency', permits, 'langtang', { fee: '3,000 | a' }, { fee: /NPR or USD/ }],
    ['zeros too many', permits, 'langtang', { fee: 'USD 300,000 | a' }, { fee: /more or less/ }],
    ['a fee without a source', permits, 'langtang', { fee: 'NPR 3,000' }, { fee: /who asks/ }],
    ['no region', permits, 'langtang', { areas: '' }, { areas: /Regions/ }],
  ])('are seen in %s', (_what, table, id, cells, expected) => {
    const row = rowOf(table, id);
    const found = problemsOf(table, { ...row.cells, ...cells }, new Set(), today);
    for (const [key, pattern] of Object.entries(expected)) expect(found[key]).toMatch(pattern);
  });

  it('are not seen where a fee is said in words', () => {
    const row = rowOf(permits, 'langtang');
    expect(problemsOf(permits, { ...row.cells, fee: 'Not needed | a page' }, new Set(), today)).toEqual({});
  });
});

it.each([
  ['metres', '२,८६०', '2860'],
  ['metres', ' 2 860 m', '2860'],
  ['latitude', '27.80528', '27.80528'],
  ['name', ' Lukla\u200b ', 'Lukla'],
])('keeps %s %j as %j', (key, typed, kept) => {
  expect(cellOf({ key, label: '', input: 'text' }, typed)).toBe(kept);
});

describe('a changed value', () => {
  const { places, seasons } = dataTables;
  it.each([
    ['height', places, 'Lukla, Everest', 'metres', '2845', 'source'],
    ['latitude', places, 'Namche, Everest', 'latitude', '27.9', 'locatedBy'],
    ['season', seasons, 'monsoon', 'from', '06-15', 'source'],
  ] as const)('of a %s has not the source of the former one, which comes back with it', (...given) => {
    const [, table, id, key, value, source] = given;
    const { cells } = rowOf(table, id);
    expect(cells[source]).not.toBe('');
    const edited = withCell(table, cells, cells, [key, value]);
    expect(edited).toEqual({ ...cells, [key]: value, [source]: '' });
    expect(withCell(table, cells, edited, [key, cells[key] ?? ''])).toEqual(cells);
    const own = withCell(table, cells, edited, [source, 'A new map']);
    expect(withCell(table, cells, own, [key, `${value}1`])[source]).toBe('A new map');
  });

  it.each([
    ['NPR 4,000 | NTNC', 'NPR 4,000'],
    ['NPR 4,000 | NTNC; a page', 'NPR 4,000 | NTNC; a page'],
    ['NPR 3,000 | NTNC\nNPR 4,000 | a page', 'NPR 3,000 | NTNC\nNPR 4,000 | a page'],
    ['NPR 3,000 | a page', 'NPR 3,000 | a page'],
  ])('of a fee or a feast, %j, is kept as %j', (typed, kept) => {
    expect(withOwnSources('NPR 3,000 | NTNC', typed)).toBe(kept);
  });
});

it('keeps of an edited row what differs, and nothing of one that is as it was', () => {
  const row = rowOf(dataTables.places, 'Lukla, Everest');
  expect(changeOf(row, { ...row.cells, metres: '2845' })).toEqual({ cells: { metres: '2845' } });
  expect(changeOf(row, row.cells)).toBeUndefined();
  expect(changeOf({ ...row, hidden: true }, row.cells)).toEqual({ hidden: true });
});

it('shows rows that are older than twelve months, but not hidden ones', () => {
  const old = { asOf: '2025-11-27' };
  const rows = changedRows(dataTables.permits.given(), {
    langtang: { cells: old },
    tims: { cells: old, hidden: true },
  });
  expect(filteredRows(rows, { show: 'check' }, today).map(({ id }) => id)).toEqual(['langtang']);
  expect(filteredRows(rows, { show: 'hidden' }, today).map(({ id }) => id)).toEqual(['tims']);
});
