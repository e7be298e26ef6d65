import { expect, it } from 'vitest';
import { toCsv } from '@/lib/csv';
import { readTable, writeTable } from './table-text';

const table = {
  head: ['Title', 'Active'],
  rows: [
    { number: 2, cells: ['Tea, coffee; “chiya”', 'yes'] },
    { number: 4, cells: ['Two\nlines', ''] },
  ],
};

it.each([
  ['cells copied from a spreadsheet', 'Title\tActive\nTea, coffee; “chiya”\tyes\n\t\n"Two\nlines"\t\n'],
  ['a CSV file', '\uFEFFTitle,Active\r\n"Tea, coffee; “chiya”",yes\r\n,\r\n"Two\nlines",\r\n'],
  ['a CSV file of a European spreadsheet', 'Title;Active\n"Tea, coffee; “chiya”";yes\n;\n"Two\nlines";'],
])('reads %s', (_from, text) => {
  expect(readTable(text)).toEqual(table);
});

it('does not divide the texts of a single column', () => {
  expect(readTable('Title\nTea, coffee\n').rows).toEqual([{ number: 2, cells: ['Tea, coffee'] }]);
});

it('reads what it writes, and the cells that our export protects', () => {
  expect(readTable(writeTable(table.head, table.rows)).rows.map(({ cells }) => cells)).toEqual(
    table.rows.map(({ cells }) => cells),
  );
  const phone = '+977-1-4412345 (office)';
  expect(readTable(toCsv(['Phone', 'Name'], [[phone, "'Tis"]])).rows[0]?.cells).toEqual([phone, "'Tis"]);
});

it('has no rows in a text without any', () => {
  expect(readTable('')).toEqual({ head: [], rows: [] });
});
