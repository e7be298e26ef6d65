import { describe, expect, it } from 'vitest';
import { isBlock, pastedRows } from './paste';
import { cellCount, type Edits, withCell } from './use-edits';

const row = { id: 7, name: 'Rara', cells: { price: 900, tag: '' } };

const edited = (...cells: [name: string, value: string | number][]) =>
  cells.reduce<Edits>((edits, [name, value]) => withCell(edits, row, name, value), new Map());

describe('the edits of a sheet', () => {
  it('hold what each cell was and what it is', () => {
    const edits = edited(['price', 950], ['tag', 'Top Pick'], ['price', 960]);
    expect(edits.get(7)).toEqual({
      name: 'Rara',
      before: { price: 900, tag: '' },
      after: { price: 960, tag: 'Top Pick' },
    });
    expect(cellCount(edits)).toBe(2);
  });

  it('end with the last cell that goes back to what it was', () => {
    expect(edited(['price', 950], ['tag', 'Top Pick'], ['price', 900]).get(7)?.after).toEqual({
      tag: 'Top Pick',
    });
    expect(edited(['price', 950], ['price', 900]).size).toBe(0);
  });

  it('keep what a cell was when it was first edited, whatever the list says since', () => {
    const first = withCell(new Map(), row, 'price', 950);
    const later = withCell(first, { ...row, cells: { price: 1000, tag: '' } }, 'price', 990);
    expect(later.get(7)).toMatchObject({ before: { price: 900 }, after: { price: 990 } });
  });
});

describe('an edit of a cell that nobody could read', () => {
  const unread = { ...row, cells: { tag: '' } };

  it('is one even when the cell is emptied, expects nothing of what was there, and can be dropped', () => {
    const emptied = withCell(new Map(), unread, 'price', '');
    expect(emptied.get(7)).toMatchObject({ before: {}, after: { price: '' } });
    expect(withCell(emptied, unread, 'price', undefined).size).toBe(0);
  });
});

describe('a paste', () => {
  it('is a block when it has more than one value', () => {
    expect([isBlock('100\n'), isBlock('100\r\n200'), isBlock('a\tb'), isBlock('one line')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is read as rows of cells', () => {
    expect(pastedRows('100\tTop Pick\r\n200\t\r\n')).toEqual([
      ['100', 'Top Pick'],
      ['200', ''],
    ]);
  });
});
