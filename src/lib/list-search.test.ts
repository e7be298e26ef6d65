import { describe, expect, it } from 'vitest';
import { listSearch } from './list-search';

interface Params {
  page?: number;
  per_page?: number;
  sort?: string;
  id?: number;
  title?: string;
}

const search = listSearch<Params>({ filters: ['id', 'title'], perPage: 50 });

describe('listSearch', () => {
  it('leaves the defaults out of the URL', () => {
    expect(search.validate({ page: '1', per_page: '50', title: '' })).toEqual({});
  });

  it('keeps text as text, whatever it looks like', () => {
    expect(search.validate({ title: 123, id: '007' })).toEqual({ title: '123', id: '007' });
  });

  it.each([
    [{ page: '-1' }, {}],
    [{ page: '2.5' }, {}],
    [{ page: 'x' }, {}],
    [{ per_page: '5000' }, { per_page: 100 }],
    [{ sort: 'name; drop' }, {}],
    [{ sort: '-name' }, { sort: '-name' }],
    [{ title: ['a'], unknown: 'x' }, {}],
    [{ title: { a: 1 } }, {}],
  ])('reads %j as %j', (raw, expected) => {
    expect(search.validate(raw)).toEqual(expected);
  });

  it('adds page and page size to what is sent', () => {
    expect(search.params({ title: 'yak' })).toEqual({ page: 1, per_page: 50, title: 'yak' });
  });

  it('groups by the named field only, which then orders the rows', () => {
    const grouped = listSearch<Params>({ filters: ['title'], groupBy: 'type' });
    expect(grouped.validate({ group: 'type', sort: '-name' })).toEqual({ group: 'type' });
    expect(grouped.validate({ group: 'name', sort: '-name' })).toEqual({ sort: '-name' });
    expect(search.validate({ group: 'type' })).toEqual({});
    expect(grouped.params({ group: 'type' })).toEqual({ page: 1, per_page: 10, sort: 'type' });
  });
});
