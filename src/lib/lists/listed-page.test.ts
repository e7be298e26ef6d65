import { describe, expect, it } from 'vitest';
import { listedPage, positionIn } from './listed-page';

const answer = (ids: number[], last_page = 1, total?: number) => ({
  data: ids.map((id) => ({ id })),
  meta: { last_page, per_page: 3, ...(total !== undefined && { total }) },
});

const page = (number: number, ...of: Parameters<typeof answer>) => listedPage(answer(...of), number, 3);

describe('the position of a record in a list', () => {
  it('has its neighbours on the same page, in the order of the list', () => {
    expect(positionIn(page(1, [9, 4, 7]), 4)).toEqual({ previous: 9, next: 7 });
  });

  it('continues on the adjacent page', () => {
    expect(positionIn(page(2, [9, 4, 7], 4), 9)).toEqual({ pageBefore: 1, next: 4 });
    expect(positionIn(page(2, [9, 4, 7], 4), 7)).toEqual({ previous: 4, pageAfter: 3 });
    expect(positionIn(page(4, [9], 4), 9)).toEqual({ pageBefore: 3 });
  });

  it('continues after a full page of a list of unknown length', () => {
    const { data } = answer([9, 4, 7]);
    expect(positionIn(listedPage({ data }, 2, 3), 7)).toEqual({ previous: 4, pageAfter: 3 });
    expect(positionIn(listedPage({ data: data.slice(0, 2) }, 2, 3), 4)).toEqual({ previous: 9 });
  });

  it('pages a list that the API sends whole', () => {
    const whole = { data: answer([1, 2, 3, 4, 5]).data };
    expect(positionIn(listedPage(whole, 2, 3), 4)).toEqual({
      pageBefore: 1,
      next: 5,
      position: { at: 4, of: 5 },
    });
  });

  it('ends at the last row of the list', () => {
    expect(positionIn(page(1, [9], 1), 9)).toEqual({});
  });

  it('is counted where the length of the list is known', () => {
    expect(positionIn(page(2, [9, 4, 7], 4, 11), 7)?.position).toEqual({ at: 6, of: 11 });
  });

  it('is unknown for a record that is not on the page', () => {
    expect(positionIn(page(1, [9, 4, 7]), 5)).toBeUndefined();
    expect(positionIn(page(1, []), 5)).toBeUndefined();
  });
});
