import { beforeEach, expect, it, vi } from 'vitest';
import { notePlace, placeAt } from './history-places';

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

it('knows the last place that was noted for an entry', () => {
  notePlace(3, { pathname: '/packages', search: {} });
  notePlace(3, { pathname: '/packages', search: { name: 'base', page: 2 } });
  expect(placeAt(3)).toEqual({ pathname: '/packages', search: { name: 'base', page: 2 } });
  expect(placeAt(2)).toBeUndefined();
  expect(placeAt(-1)).toBeUndefined();
});

it.each(['{', '"text"', '[]', '{"pathname":1,"search":{}}', '{"pathname":"/","search":[]}'])(
  'knows nothing by a spoiled note: %s',
  (text) => {
    store.set('place:0', text);
    expect(placeAt(0)).toBeUndefined();
  },
);

it('does without a storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  notePlace(0, { pathname: '/', search: {} });
  expect(placeAt(0)).toBeUndefined();
});
