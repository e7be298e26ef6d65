import { describe, expect, it } from 'vitest';
import type { PageMeta } from '@/lib/paging';
import { allPages } from './all-pages';

const all = Array.from({ length: 25 }, (_, index) => ({ id: index + 1 }));

/** Exports from an API that answers `data` for a page; gives the rows and the pages that were asked for. */
const exported = async (data: (page: number) => { id: number }[], meta?: PageMeta) => {
  const asked: number[] = [];
  const rows = await allPages(
    (page) => Promise.resolve({ data: data(page), meta }),
    (page) => asked.push(page),
  );
  return { rows, asked };
};
const pageOf = (page: number) => all.slice((page - 1) * 10, page * 10);

describe('allPages', () => {
  it('ends with the last page', async () => {
    expect(await exported(pageOf, { last_page: 3 })).toEqual({ rows: all, asked: [1, 2, 3] });
  });

  it('ends with a short page when the API does not tell the last', async () => {
    expect(await exported(pageOf)).toEqual({ rows: all, asked: [1, 2, 3] });
    const full = (page: number) => (page > 2 ? [] : pageOf(page));
    expect((await exported(full)).rows).toEqual(all.slice(0, 20));
  });

  it.each([undefined, { last_page: 5_000, per_page: 10 }])(
    'ends when an API that does not page repeats itself (meta %j)',
    async (meta) => {
      expect(await exported(() => all, meta)).toEqual({ rows: all, asked: [1, 2] });
    },
  );

  it('has a row once that moved to the next page meanwhile', async () => {
    const moving = (page: number) => (page === 1 ? all.slice(0, 10) : all.slice(9, 15));
    expect((await exported(moving, { last_page: 2 })).rows).toEqual(all.slice(0, 15));
  });
});
