import { describe, expect, it } from 'vitest';
import { cellText, readCell } from './cell-text';
import type { EditableField } from './editable-field';

const price: EditableField = { name: 'price', label: 'Price', kind: 'number', unit: 'NPR' };
const share: EditableField = { name: 'share', label: 'Share', kind: 'number', unit: '%' };
const title: EditableField = { name: 'title', label: 'Title', kind: 'text' };
const active: EditableField = { name: 'active', label: 'Active', kind: 'switch' };
const tag: EditableField = {
  name: 'tag',
  label: 'Tag',
  kind: 'choice',
  options: [{ value: 'top-pick', label: 'Top pick' }],
};

describe('readCell', () => {
  it.each(['185000', '1,85,000', 'NPR 1,85,000', 'Rs. 185,000', '१,८५,०००', ' 185 000 '])(
    'reads %j as an amount',
    (text) => {
      expect(readCell(price, text)).toBe(185_000);
    },
  );

  it('keeps what is no number as it was typed, for the contract to refuse', () => {
    expect(readCell(price, 'about 5')).toBe('about 5');
    expect(readCell(share, '10%')).toBe(10);
    expect(readCell(price, '')).toBe('');
  });

  it('knows a choice by its value and its label, and takes no other', () => {
    expect([readCell(tag, 'TOP PICK'), readCell(tag, 'top-pick')]).toEqual(['top-pick', 'top-pick']);
    expect(readCell(tag, 'Best')).toBeUndefined();
    expect(readCell(tag, '')).toBe('');
  });

  it('reads words for on and off', () => {
    expect([readCell(active, 'Yes'), readCell(active, 'inactive'), readCell(active, 'maybe')]).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  it('keeps a text unchanged', () => {
    expect(readCell(title, ' 1,000 lakes')).toBe(' 1,000 lakes');
  });
});

describe('cellText', () => {
  it('writes values as they are read', () => {
    expect(cellText(price, 185_000)).toMatch(/^NPR\s1,85,000$/);
    expect(cellText(share, 12.5)).toBe('12.5%');
    expect(cellText(tag, 'top-pick')).toBe('Top pick');
    expect(cellText(active, false)).toBe('No');
    expect(cellText(title, null)).toBe('');
  });
});
