import { beforeEach, expect, test, vi } from 'vitest';
import { parseStarred, starred, unstarRecords } from './starred';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

const page = (path: string) => ({ path, label: path });
const pages = ['/features', '/amenities', '/users'].map(page);

test('a stored list of any shape is read without harm', () => {
  expect(parseStarred(null)).toEqual([]);
  expect(parseStarred({ path: '/features' })).toEqual([]);
  expect(parseStarred([...pages, page('/users'), page('//evil.test'), { path: '/x' }, 7, null])).toEqual(
    pages,
  );
});

test('pages of single records are forgotten, plain screens stay', () => {
  const plain = ['/features', '/features/create', '/requests/packages'].map(page);
  const records = ['/features/5/edit', '/packages/12/view', '/packages/12/departures', '/users/7'].map(page);
  starred.set([...records, ...plain]);
  unstarRecords();
  expect(starred.get()).toEqual(plain);
});
