import { describe, expect, it } from 'vitest';
import { cellProblem, cellText, copyProblem, readCell } from './cell-text';
import type { EditableField } from './editable-field';

const price: EditableField = { name: 'price', label: 'Price', kind: 'number', unit: 'NPR' };
const share: EditableField = { name: 'share', label: 'Share', kind: 'number', unit: '%' };
const beds: EditableField = { name: 'beds', label: 'Beds', kind: 'number', decimals: 0 };
const latitude: EditableField = { name: 'latitude', label: 'Latitude', kind: 'number', axis: 'latitude' };
const title: EditableField = { name: 'title', label: 'Title', kind: 'text' };
const active: EditableField = { name: 'active', label: 'Active', kind: 'switch' };
const tag: EditableField = {
  name: 'tag',
  label: 'Tag',
  kind: 'choice',
  options: [{ value: 'top-pick', label: 'Top pick' }],
};

describe('readCell', () => {
  it.each([
    '185000',
    '1,85,000',
    'NPR 1,85,000',
    'Rs. 185,000/-',
    'रु १,८५,०००',
    'नेरू 1,85,000',
    'ने. रू. १,८५,०००.००',
    '१,८५,००० रुपैयाँ',
    ' 185\u00a0000 ',
    '185.000,00',
  ])('reads %j as an amount', (text) => {
    expect(readCell(price, text)).toBe(185_000);
  });

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

  it.each([
    [
      true,
      ['Yes', 'TRUE', '1', '१', 'ठीक', ' हो ', 'हुन्छ', 'SANN', 'WAHR', 'VERO', 'Active', '✓', '\u200bx\u00a0'],
    ],
    [false, ['inactive', 'FALSE', '०', 'बेठीक', 'होइन', 'होईन', 'हैन', 'USANN', 'FALSCH', 'FAUX', 'No', '☐']],
    [undefined, ['maybe', '2', 'yes and no', 'Unknown']],
  ])('reads words for %s', (value, texts) => {
    expect(texts.map((text) => readCell(active, text))).toEqual(texts.map(() => value));
  });

  it.each([
    ['10%', 10],
    ['10.00 %', 10],
    ['१२.५%', 12.5],
    ['12,5 per cent', 12.5],
  ])('reads %j as a share', (text, value) => {
    expect(readCell(share, text)).toBe(value);
  });

  it('refuses what the form refuses, with its reason', () => {
    expect(readCell(share, '2.500')).toBe('2.500');
    expect(cellProblem(share, '2.500')).toBe('Use at most 2 decimals.');
    expect(cellProblem(beds, '2.5')).toBe('Enter a whole number.');
    expect(cellProblem(active, 'maybe')).toBe('Write yes or no.');
    expect(cellProblem(tag, 'Best')).toBe('Write Top pick.');
    expect(cellProblem(latitude, '86.8525 E')).toBe('This is a longitude.');
  });

  it('reads degrees in every notation of the form', () => {
    expect(readCell(latitude, '27.8069° N')).toBe(27.8069);
    expect(readCell(latitude, 'N 27° 48\' 25"')).toBe(27.806944);
  });

  it('takes a number that an apostrophe made text', () => {
    expect(readCell(price, "'1500")).toBe(1500);
  });

  it('makes one line of a text with breaks, unless the field holds several', () => {
    expect(readCell(title, 'Everest \nBase\u2028Camp')).toBe('Everest Base Camp');
    expect(readCell({ ...title, holds: 'lines' }, 'a\nb')).toBe('a\nb');
  });

  it('keeps of a text what can be seen, and the joiners of Devanagari', () => {
    expect(readCell(title, ' \u20661,000 lakes\u2069\u2060')).toBe('1,000 lakes');
    expect(readCell(title, 'र\u094d\u200dयाली')).toBe('र\u094d\u200dयाली');
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

describe('copyProblem', () => {
  it.each([
    '#N/A',
    '#REF!',
    '#NAME?',
    '#DIV/0!',
    '#NV',
    '#WERT!',
    '#¿NOMBRE?',
    'Err:502',
    '########',
    '#ERROR!',
  ])('finds that %j is no value', (text) => {
    expect(copyProblem(text)).toMatch(/error of the spreadsheet/);
  });

  it.each(['9.77984E+12', '1E+12', '9,77984E+12'])('finds the digits that %j has lost', (text) => {
    expect(copyProblem(text)).toMatch(/shortened/);
  });

  it.each(['#EBC', '# 1', 'N/A', '#1', 'EBC + 12', '12', 'Err', ''])('lets %j be', (text) => {
    expect(copyProblem(text)).toBeUndefined();
  });
});
