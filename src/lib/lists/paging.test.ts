import { describe, expect, it } from 'vitest';
import { hasNext, lastPageOf, type PageMeta, renderedPage } from './paging';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('what is known of a list', () => {
  it.each([
    [undefined, undefined],
    [{}, undefined],
    [{ last_page: 4 }, 4],
    [{ total: 31 }, 4],
    [{ total: 31, per_page: 15 }, 3],
    [{ total: 31, per_page: 0 }, 4],
    [{ total: 0 }, 1],
  ])('reads the last page from %j as %j', (meta, last) => {
    expect(lastPageOf(meta, 10)).toBe(last);
  });

  it.each<[string, number, PageMeta | undefined, boolean]>([
    ['the last of three', 10, { last_page: 3 }, false],
    ['a full one of unknown length', 10, undefined, true],
    ['a short one of unknown length', 9, {}, false],
    ['one that is full but for a row that could not be read', 9, { unreadable: 1 }, true],
    ['a full one of a size of the API’s own', 5, { per_page: 5 }, true],
  ])('says whether a page follows %s', (_what, count, meta, follows) => {
    expect(hasNext({ data: rows(count), meta }, 3, 10)).toBe(follows);
  });
});

describe('renderedPage', () => {
  it('leaves an ordinary answer as it is', () => {
    const answer = { data: rows(10), meta: { last_page: 3, per_page: 10 } };
    expect(renderedPage(answer, 2, 10)).toBe(answer);
  });

  it.each<[string, PageMeta | undefined]>([
    ['without meta', undefined],
    ['that calls itself the only page', { last_page: 1, per_page: 50_000 }],
    ['with the meta of a page', { last_page: 5_000, per_page: 10 }],
  ])('takes a page out of 50,000 rows %s', (_what, meta) => {
    const { data, meta: known } = renderedPage({ data: rows(50_000), meta }, 3, 10);
    expect(data).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    expect(known).toMatchObject({ last_page: 5_000, per_page: 10, current_page: 3, total: 50_000 });
  });

  it('leaves an API its own page size, up to what a page may have', () => {
    const meta = { last_page: 7, per_page: 15 };
    expect(renderedPage({ data: rows(15), meta }, 2, 10).data).toHaveLength(15);
    const huge = { last_page: 7, per_page: 5_000 };
    expect(renderedPage({ data: rows(5_000), meta: huge }, 2, 10)).toEqual({ data: rows(100), meta: huge });
  });
});
