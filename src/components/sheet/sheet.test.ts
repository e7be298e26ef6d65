import { describe, expect, it } from 'vitest';
import type { EditableField } from '@/components/edit-many/editable-field';
import type { PickerSource } from '@/components/pickers/picker-source';
import { layBlock, pastedBlock } from './paste';
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
  const unreadable = { ...row, cells: { tag: '' } };

  it('is one even when the cell is emptied, expects nothing of what was there, and can be dropped', () => {
    const emptied = withCell(new Map(), unreadable, 'price', '');
    expect(emptied.get(7)).toMatchObject({ before: {}, after: { price: '' } });
    expect(withCell(emptied, unreadable, 'price', undefined).size).toBe(0);
  });
});

describe('a paste', () => {
  it.each([
    ['100\n', undefined],
    ['one line', undefined],
    ['"Yeti" Hotel', undefined],
    ['100\r\n200', [['100'], ['200']]],
    ['a\tb', [['a', 'b']]],
    ['a\n"b\nc"\nd\n', [['a'], ['b\nc'], ['d']]],
    ['"b\nc"', [['b\nc']]],
    ['\n\n3', [[''], [''], ['3']]],
  ])('%j is a block of cells, or a plain value', (text, block) => {
    expect(pastedBlock(text)).toEqual(block);
  });

  it('of a single cell is one value, whatever breaks it holds', () => {
    const breaks = 'b\nc\n';
    expect(pastedBlock(breaks, '<table><tr><td>b<br>c</td></tr></table>')).toEqual([['b\nc']]);
    expect(pastedBlock(breaks, '<span data-sheets-value="x">b<br>c</span>')).toEqual([['b\nc']]);
    expect(pastedBlock(breaks, '<table><tr><td>b</td></tr><tr><td>c</td></tr></table>')).toHaveLength(2);
  });

  it('reads each cell by its field, and says what does not fit beside its row', () => {
    const fields: EditableField[] = [
      { name: 'title', label: 'Title', kind: 'text' },
      { name: 'share', label: 'Share', kind: 'number', unit: '%' },
      { name: 'active', label: 'Active', kind: 'switch' },
      { name: 'region_id', label: 'Region', kind: 'record', source: {} as PickerSource },
    ];
    const block = [
      ['Top\nPick', '10%', 'ठीक', ' Everest\u00a0'],
      ['#REF!', '1E+12', 'maybe', '', 'x'],
      ['beyond', ''],
    ];
    const { cells, beyond } = layBlock(block, [row, { ...row, id: 8 }], fields);
    expect(beyond).toBe(2);
    expect(cells.map(({ row: of, field, ...read }) => [of.id, field.name, read])).toEqual([
      [7, 'title', { value: 'Top Pick' }],
      [7, 'share', { value: 10 }],
      [7, 'active', { value: true }],
      [7, 'region_id', { name: 'Everest' }],
      [8, 'title', { problem: expect.stringContaining('error of the spreadsheet') as string }],
      [8, 'share', { problem: expect.stringContaining('shortened') as string }],
      [8, 'active', { problem: 'Write yes or no.' }],
      [8, 'region_id', { value: null }],
    ]);
  });
});
