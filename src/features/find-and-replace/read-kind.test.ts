import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { recordType } from '@/resources/record-type';
import { readKind, readRecord } from './read-kind';

interface Row {
  id: number;
  title?: string;
  description?: string;
  faqs?: readonly Row[];
}

const fields = { title: { kind: 'text' }, description: { kind: 'text' } } as const;

const toValues = (record: object = {}) => {
  const { title = '', description = '' } = record as Row;
  return { title, description };
};

const stored: readonly Row[] = [
  { id: 1, title: 'Yak', description: 'A ride', faqs: [] },
  { id: 2, title: 'Peak', description: 'A long climb', faqs: [{ id: 7, title: 'How long?' }] },
  { id: 3, title: 'Lake', description: '', faqs: [] },
];

const read = vi.fn((id: number) => {
  const record = stored.find((row) => row.id === id);
  return record ? Promise.resolve(record) : Promise.reject(new ApiError('http', 'Gone.', { status: 404 }));
});

const resource = {
  read,
  toValues,
  fields,
  bodyOf: (values: object) => values,
  saveChanges: () => undefined,
};

const source = {
  path: '/packages',
  types: {
    '/packages': recordType(resource),
    '/packages/faqs': recordType(resource),
  },
};

const readRows = (rows: readonly Row[]) =>
  readKind(source, { rows: [...rows], unreadable: 0, incomplete: false });

const textsOf = async (rows: readonly Row[]) => {
  const { records, silent } = await readRows(rows);
  return { keys: records.map(({ key }) => key).toSorted(), silent };
};

describe('the texts of a list', () => {
  it('are believed if two records by themselves say the same', async () => {
    expect(await textsOf(stored)).toEqual({
      keys: ['/packages/1', '/packages/2', '/packages/2/faqs/7', '/packages/3'],
      silent: [],
    });
  });

  it.each<[string, (row: Row) => Row]>([
    ['leaves a text out', ({ id, title = '' }) => ({ id, title })],
    ['shortens a text', (row) => ({ ...row, description: row.description?.slice(0, 5) ?? '' })],
    ['leaves parts out', ({ faqs: _, ...row }) => row],
  ])('are read record by record if it %s', async (_, row) => {
    expect(await textsOf(stored.map(row))).toMatchObject({ silent: [3] });
  });

  it('are read of a row that lacks a field which others have', async () => {
    const sparse = [...stored, { id: 4, title: 'Hut', faqs: [] }];
    expect(await textsOf(sparse)).toMatchObject({ silent: [4] });
  });

  it('leave out a record that is gone', async () => {
    expect(await textsOf([{ id: 9, title: 'Gone', description: 'A record of the list' }])).toEqual({
      keys: [],
      silent: [],
    });
    expect(await readRecord(source, 9)).toEqual([]);
  });
});
