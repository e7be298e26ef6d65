import { describe, expect, it } from 'vitest';
import { listSearch } from './list-search';

interface Params {
  page?: number;
  per_page?: number;
  sort?: string;
  id?: number;
  title?: string;
  region_id?: number;
  status?: '1' | '0';
  type?: 'hotel' | 'package';
}

const search = listSearch<Params>({
  filters: [
    { name: 'id', kind: 'id' },
    { name: 'title', kind: 'text' },
    { name: 'region_id', kind: 'record' },
    { name: 'status', kind: 'status' },
    { name: 'type', kind: 'choice', values: ['hotel', 'package'] },
  ],
  sort: ['id', 'title'],
  perPage: 50,
});

describe('listSearch', () => {
  it('leaves the defaults out of the URL', () => {
    expect(search.validate({ page: '1', per_page: '50', title: '' })).toEqual({});
  });

  it('keeps text as text, whatever it looks like', () => {
    expect(search.validate({ title: 123 })).toEqual({ title: '123' });
    expect(search.validate({ title: '007' })).toEqual({ title: '007' });
  });

  it('cleans text of what comes with a pasted one, and keeps joiners of Devanagari', () => {
    expect(search.validate({ title: '\tGokyo\u00a0Ri\u200b ' })).toEqual({ title: 'Gokyo Ri' });
    expect(search.validate({ title: 'र्\u200dयाली' })).toEqual({ title: 'र्\u200dयाली' });
    expect(search.validate({ title: '\u200b', id: '\u00a07\t' })).toEqual({ id: '7' });
  });

  it('keeps what the contract allows', () => {
    const allowed = { id: '7', region_id: '12', status: '0', type: 'hotel', sort: '-title', page: 3 };
    expect(search.validate(allowed)).toEqual(allowed);
  });

  it.each([
    { page: '-1' },
    { page: '2.5' },
    { page: 'abc' },
    { page: '1e3' },
    { page: '1' + '0'.repeat(40) },
    { per_page: '0' },
    { sort: 'title; drop' },
    { sort: 'price' },
    { sort: '--title' },
    { sort: 'region' },
    { id: 'abc' },
    { id: '0' },
    { id: '1.5' },
    { region_id: 'Pokhara' },
    { status: 'maybe' },
    { status: 'true' },
    { type: 'banana' },
    { type: 'toString' },
    { title: ['a'] },
    { title: { a: 1 } },
    { title: 'a'.repeat(256) },
    { unknown: 'x' },
  ])('reads the nonsense %j as nothing', (raw) => {
    expect(search.validate(raw)).toEqual({});
  });

  it('asks for no more rows than the contract allows', () => {
    expect(search.validate({ per_page: '5000' })).toEqual({ per_page: 100 });
  });

  it('adds page and page size to what is sent', () => {
    expect(search.params({ title: 'yak' })).toEqual({ page: 1, per_page: 50, title: 'yak' });
  });

  it('changes its own values and leaves those of others', () => {
    const before = { tab: 'rooms', title: 'yak', page: 3, type: 'banana' };
    expect(search.change(before, { page: undefined, status: '1' })).toEqual({
      tab: 'rooms',
      title: 'yak',
      status: '1',
    });
  });

  it('groups by the named field only, which then orders the rows', () => {
    const grouped = listSearch<Params>({ filters: [], sort: ['title', 'type'], groupBy: 'type' });
    expect(grouped.validate({ group: 'type', sort: '-title' })).toEqual({ group: 'type' });
    expect(grouped.validate({ group: 'title', sort: '-title' })).toEqual({ sort: '-title' });
    expect(search.validate({ group: 'type' })).toEqual({});
    expect(grouped.params({ group: 'type' })).toEqual({ page: 1, per_page: 10, sort: 'type' });
  });

  it('cannot be declared otherwise than in the contract', () => {
    listSearch<Params>({
      // @ts-expect-error: the contract takes a number
      filters: [{ name: 'id', kind: 'text' }],
      sort: [],
    });
  });
});
