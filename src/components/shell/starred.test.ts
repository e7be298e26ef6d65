import { expect, test } from 'vitest';
import { movePage, parseStarred } from './starred';

const page = (path: string) => ({ path, label: path });
const pages = ['/features', '/amenities', '/users'].map(page);

test('a stored list of any shape is read without harm', () => {
  expect(parseStarred(null)).toEqual([]);
  expect(parseStarred({ path: '/features' })).toEqual([]);
  expect(parseStarred([...pages, page('/users'), page('//evil.test'), { path: '/x' }, 7, null])).toEqual(
    pages,
  );
});

test('a page moves to its new place', () => {
  expect(movePage(pages, 0, 2).map(({ path }) => path)).toEqual(['/amenities', '/users', '/features']);
  expect(movePage(pages, 2, 1).map(({ path }) => path)).toEqual(['/features', '/users', '/amenities']);
});

test('a move over either end changes nothing', () => {
  expect(movePage(pages, 0, -1)).toBe(pages);
  expect(movePage(pages, 2, 3)).toBe(pages);
  expect(movePage(pages, 9, 0)).toBe(pages);
});
