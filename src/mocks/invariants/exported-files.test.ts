import { expect, it } from 'vitest';
import { fileCells } from '@/lib/files/cells';
import { type CsvCell, toCsv } from '@/lib/files/csv';
import { readWorkbook } from '@/lib/files/read-workbook';
import { writeWorkbook } from '@/lib/files/write-workbook';
import { createBackend } from '@/mocks/backend';
import { OPERATIONS } from '@/mocks/contract/walk';
import { testClient } from '@/mocks/test-client';

const client = testClient(createBackend({ authenticate: false }));

const lists = OPERATIONS.filter(({ method, path }) => method === 'GET' && path.endsWith('/datatable'));

const isPlain = (value: unknown): value is CsvCell => value === null || typeof value !== 'object';

it.each(lists.map(({ path }) => path))(
  'an export of %s has the same cells as CSV and for Excel',
  async (path) => {
    const rows = await client.data<Record<string, unknown>[]>('GET', `${path}?per_page=100`);
    const keys = [...new Set(rows.flatMap((row) => Object.keys(row).filter((key) => isPlain(row[key]))))];
    const cells = rows.map((row) => keys.map((key) => (isPlain(row[key]) ? row[key] : null)));
    const book = await writeWorkbook(
      'rows',
      keys.map((head) => ({ head, staysText: head === 'id' })),
      cells,
    );
    if ('problem' in book) throw new Error(book.problem);
    const [read, csv] = [await readWorkbook(book), fileCells(toCsv(keys, cells))];
    expect(rows.length).toBeGreaterThan(0);
    expect(read).toMatchObject({ notes: [] });
    expect(read).toMatchObject(csv);
  },
);

it('finds the lists of areas', () => {
  expect(lists.length).toBeGreaterThanOrEqual(18);
});
