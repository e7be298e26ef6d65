import { expect, it } from 'vitest';
import { givenSpellings, parseNameSpellings } from './name-spellings';

it('gives Latin spellings of one name, and nothing that means more than it', () => {
  const others = (name: string) => givenSpellings.find(({ preferred }) => preferred === name)?.others;
  expect(others('Lobuche')).toEqual(['Lobuje']);
  expect(others('Tengboche')).toEqual(['Tyangboche', 'Thyangboche']);
  expect(others('Ghorepani')).toContain('Ghorepany');
  expect(others('Everest Base Camp')).toBeUndefined();
  expect(others('Dolpa')).toBeUndefined();
  expect(others('Thorong')).toEqual(['Thorung']);
});

it.each([
  ['nothing', null, givenSpellings],
  ['a text', 'Lobuche', givenSpellings],
  ['an emptied list', [], []],
  [
    'what is no name',
    [{ preferred: 'Lobuche', others: ['Lobuje', 5, ' '] }, { preferred: '', others: ['a'] }, { others: [] }],
    [{ preferred: 'Lobuche', others: ['Lobuje'] }],
  ],
])('reads %s', (_, stored, expected) => {
  expect(parseNameSpellings(stored)).toEqual(expected);
});
