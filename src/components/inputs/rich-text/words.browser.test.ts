import { expect, it } from 'vitest';
import { toDocument } from './document';
import { readingMinutes, wordCountOf } from './words';

it.each([
  ['', 0],
  ['<p>Tea in <b>Ghan</b>druk</p><hr><p></p>', 3],
  ['<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul>', 3],
  ['<table><tr><td>one</td><td>two</td></tr></table>', 2],
  ['<p>सगरमाथा आधार<br>शिविर</p>', 3],
])('counts the words of %s', (html, words) => {
  expect(wordCountOf(toDocument(html))).toBe(words);
});

it('counts again what was counted before', () => {
  const document = toDocument('<p>one two</p><p>three</p>');
  expect([wordCountOf(document), wordCountOf(document)]).toEqual([3, 3]);
});

it('says the time to read in whole minutes', () => {
  expect([0, 90, 200, 1_000].map(readingMinutes)).toEqual([0, 0, 1, 5]);
});
