import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { recordType } from '@/resources/record-type';
import { readTexts } from './read-texts';

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

/** What reading these rows finds, and the records that are read by themselves after them. */
const textsOf = async (rows: readonly Row[], total = rows.length) => {
  const resource = {
    read,
    toValues,
    fields,
    bodyOf: (values: object) => values,
    saveChanges: () => undefined,
    list: () => Promise.resolve({ data: [...rows], meta: { total } }),
  };
  const types = { '/packages': recordType(resource), '/packages/faqs': recordType(resource) };
  const { found, lacks, more = [] } = await readTexts(new QueryClient(), types, '/packages').run();
  const others = await Promise.all(more.map(({ run }) => run()));
  return {
    keys: [found, ...others.map((other) => other.found)]
      .flat()
      .map(({ key }) => key)
      .toSorted(),
    sparse: more.map(({ key }) => key),
    lacks,
  };
};

const all = ['/packages/1', '/packages/2', '/packages/2/faqs/7', '/packages/3'];

describe('the texts of a list', () => {
  it('are believed if two records by themselves say the same', async () => {
    expect(await textsOf(stored)).toEqual({ keys: all, sparse: [] });
  });

  it.each<[string, (row: Row) => Row]>([
    ['leaves a text out', ({ id, title = '' }) => ({ id, title })],
    ['shortens a text', (row) => ({ ...row, description: row.description?.slice(0, 5) ?? '' })],
    ['leaves parts out', ({ faqs: _, ...row }) => row],
  ])('are read record by record if it %s', async (_, row) => {
    expect(await textsOf(stored.map(row))).toEqual({
      keys: all,
      sparse: ['/packages/1', '/packages/2', '/packages/3'],
    });
  });

  it('say that the server did not send all rows', async () => {
    const { lacks } = await textsOf(stored, 4);
    expect(lacks).toBe('The server did not send all pages: some rows may be missing.');
  });

  it('are read of a row that lacks a field which others have', async () => {
    const sparse = [...stored, { id: 4, title: 'Hut', faqs: [] }];
    expect(await textsOf(sparse)).toEqual({ keys: all, sparse: ['/packages/4'] });
  });

  it('leave out a record that is gone', async () => {
    expect((await textsOf([{ id: 9, title: 'Gone', description: 'A record of the list' }])).keys).toEqual([]);
  });
});
