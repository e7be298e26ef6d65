import { expect, it } from 'vitest';
import { typedWords, withWords, wordsIn } from './words';

it('finds the words of a list, however they are separated', () => {
  expect(wordsIn('English, नेपाली;  Hindi\nTibetan\tنیپالی، 中文、')).toEqual([
    'English',
    'नेपाली',
    'Hindi',
    'Tibetan',
    'نیپالی',
    '中文',
  ]);
  expect(wordsIn(' ,\n, ')).toEqual([]);
  expect(wordsIn('\u200bTharu\u00a0, \ufeff')).toEqual(['Tharu']);
});

it('leaves the word that is being typed, with the blank before its second part', () => {
  expect(typedWords('Newari, Sherpa, sign ')).toEqual({ words: ['Newari', 'Sherpa'], rest: 'sign ' });
  expect(typedWords('Tharu,')).toEqual({ words: ['Tharu'], rest: '' });
});

it('adds no word twice, whatever its case or Unicode form', () => {
  const café = 'Caf\u00e9';
  expect(withWords([café], ['Cafe\u0301', 'Tea', 'TEA'])).toEqual({
    words: [café, 'Tea'],
    repeated: ['Cafe\u0301', 'TEA'],
  });
});
