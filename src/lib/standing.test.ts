import { describe, expect, it } from 'vitest';
import { standingOf } from './standing';

const page = (ids: number[], last_page = 1, total?: number) => ({
  data: ids.map((id) => ({ id })),
  meta: { last_page, per_page: 3, ...(total !== undefined && { total }) },
});

const at = (number: number) => ({ page: number, perPage: 3 });

describe('the standing of a record in a list', () => {
  it('has its neighbours on the same page, in the order of the list', () => {
    expect(standingOf(page([9, 4, 7]), at(1), 4)).toEqual({
      previous: { page: 1, row: { id: 9 } },
      next: { page: 1, row: { id: 7 } },
      position: undefined,
    });
  });

  it('goes on with the page beside it', () => {
    expect(standingOf(page([9, 4, 7], 4), at(2), 9)).toMatchObject({
      previous: { page: 1 },
      next: { page: 2, row: { id: 4 } },
    });
    expect(standingOf(page([9, 4, 7], 4), at(2), 7)?.next).toEqual({ page: 3 });
    expect(standingOf(page([9], 4), at(4), 9)).toMatchObject({ previous: { page: 3 }, next: undefined });
  });

  it('goes on after a full page of a list of unknown length', () => {
    const { data } = page([9, 4, 7]);
    expect(standingOf({ data }, at(2), 7)).toMatchObject({ next: { page: 3 }, position: undefined });
    expect(standingOf({ data: data.slice(0, 2) }, at(2), 4)?.next).toBeUndefined();
  });

  it('ends with the list', () => {
    expect(standingOf(page([9], 1), at(1), 9)).toMatchObject({ previous: undefined, next: undefined });
  });

  it('is counted where the length of the list is known', () => {
    expect(standingOf(page([9, 4, 7], 4, 11), at(2), 7)?.position).toEqual({ at: 6, of: 11 });
  });

  it('is unknown for a record that is not on the page', () => {
    expect(standingOf(page([9, 4, 7]), at(1), 5)).toBeUndefined();
    expect(standingOf(page([]), at(1), 5)).toBeUndefined();
  });
});
