import { beforeEach, expect, it, vi } from 'vitest';
import { erasePlaces, notePlace, placeAt } from './history-places';

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => store.set(key, value),
        removeItem: (key: string) => store.delete(key),
      },
      {
        ownKeys: () => [...store.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
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

it('forgets every place, and nothing else', () => {
  notePlace(0, { pathname: '/packages', search: { name: 'base' } });
  notePlace(1, { pathname: '/packages/1/view', search: {} });
  store.set('other', '1');
  erasePlaces();
  expect([...store.keys()]).toEqual(['other']);
});

it('does without a storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  notePlace(0, { pathname: '/', search: {} });
  erasePlaces();
  expect(placeAt(0)).toBeUndefined();
});
