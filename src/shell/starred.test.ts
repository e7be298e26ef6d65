import { beforeEach, expect, test, vi } from 'vitest';
import { parseStarred, relabel, starred, unstarRecords } from './starred';
import { starredLabel } from './starred-label';

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

test('a page that was starred in another language has its label in this one, or the name of its record', () => {
  const inNepali = { label: 'सम्पादन', language: 'ne' } as const;
  expect(starredLabel({ ...inNepali, path: '/features' })).toBe('Features');
  expect(starredLabel({ ...inNepali, path: '/packages/1/edit', record: 'Gokyo' })).toBe('Gokyo');
  // Stored before there were languages.
  expect(starredLabel({ path: '/packages/1/edit', label: 'Edit package: Gokyo' })).toBe(
    'Edit package: Gokyo',
  );
  const stored = { ...inNepali, path: '/packages/1/edit', record: 'Gokyo' };
  starred.set([page('/features'), stored]);
  relabel({ path: '/packages/1/edit', label: 'Edit package', language: 'en' });
  expect(starred.get()).toEqual([page('/features'), stored]);
  const opened = { ...stored, label: 'Edit package: Gokyo', language: 'en' } as const;
  relabel(opened);
  expect(starred.get()).toEqual([page('/features'), opened]);
});
