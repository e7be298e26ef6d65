import { describe, expect, it } from 'vitest';
import type { PageMeta } from '@/lib/lists/paging';
import { missingFrom, readPages } from './all-pages';

const all = Array.from({ length: 25 }, (_, index) => ({ id: index + 1 }));

/** Exports from an API that returns `data` per page; returns the rows and the requested pages. */
const exported = async (data: (page: number) => { id: number }[], meta?: PageMeta) => {
  const asked: number[] = [];
  const { rows } = await readPages((page) => Promise.resolve({ data: data(page), meta }), {
    onPage: (page) => asked.push(page),
  });
  return { rows, asked };
};
const pageOf = (page: number) => all.slice((page - 1) * 10, page * 10);

describe('readPages', () => {
  it('stops at the last page', async () => {
    expect(await exported(pageOf, { last_page: 3 })).toEqual({ rows: all, asked: [1, 2, 3] });
  });

  it('stops at a short page if the API does not give the last one', async () => {
    expect(await exported(pageOf)).toEqual({ rows: all, asked: [1, 2, 3] });
    const full = (page: number) => (page > 2 ? [] : pageOf(page));
    expect((await exported(full)).rows).toEqual(all.slice(0, 20));
  });

  it('stops after a given number of pages, and says that there are more', async () => {
    const read = (meta?: PageMeta) =>
      readPages((page) => Promise.resolve({ data: pageOf(page), meta }), { most: 2 });
    expect(await read({ last_page: 3 })).toMatchObject({ rows: all.slice(0, 20), incomplete: true });
    expect(await read()).toMatchObject({ rows: all.slice(0, 20), incomplete: true });
    expect(await read({ last_page: 2 })).toMatchObject({ incomplete: false });
  });

  it.each([undefined, { last_page: 5_000, per_page: 10 }])(
    'stops if an API without paging repeats its answer (meta %j)',
    async (meta) => {
      expect(await exported(() => all, meta)).toEqual({ rows: all, asked: [1, 2] });
    },
  );

  it('returns a row once that moved to the next page meanwhile', async () => {
    const moving = (page: number) => (page === 1 ? all.slice(0, 10) : all.slice(9, 15));
    expect((await exported(moving, { last_page: 2 })).rows).toEqual(all.slice(0, 15));
  });
});

describe('what is missing from a list', () => {
  const pages = 'The server did not send all pages: some rows may be missing.';
  it.each<[string, (page: number) => number[], (page: number) => PageMeta, string | undefined]>([
    ['nothing', (page) => [page], (page) => ({ last_page: 2, current_page: page, total: 2 }), undefined],
    ['nothing, as far as anybody knows', () => [1, 2], () => ({}), undefined],
    [
      'rows that could not be read',
      (page) => [page],
      () => ({ last_page: 2, unreadable: 1, total: 4 }),
      '2 could not be read and are missing.',
    ],
    ['one that came twice', () => [1], () => ({ unreadable: 1 }), '1 could not be read and is missing.'],
    ['pages before the last', () => [1], () => ({ last_page: 3 }), pages],
    ['pages under other numbers', (page) => [page], () => ({ last_page: 2, current_page: 1 }), pages],
    ['rows in the place of others', (page) => [1, page], () => ({ last_page: 2, total: 4 }), pages],
  ])('says %s', async (_what, ids, meta, said) => {
    const fetchPage = (page: number) =>
      Promise.resolve({ data: ids(page).map((id) => ({ id })), meta: meta(page) });
    expect(missingFrom(await readPages(fetchPage))).toBe(said);
  });
});
