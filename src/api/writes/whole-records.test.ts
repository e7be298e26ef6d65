import { beforeEach, expect, it, vi } from 'vitest';
import { changeStored } from '@/lib/storage/local-setting';
import { fateOfUnsent, rememberFate } from './whole-records';

let configured: unknown;
let api = 'https://api.example.com';

vi.mock('@/api/client/config', () => ({ wholeRecords: () => configured, apiBaseUrl: () => api }));

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  });
  configured = undefined;
  api = 'https://api.example.com';
  changeStored('whole-records', () => null);
});

it.each([
  [true, 'emptied'],
  ['true', 'emptied'],
  ['1', 'emptied'],
  [['hotels'], 'emptied'],
  ['blogs, hotels', 'emptied'],
  [false, undefined],
  ['', undefined],
  [['hotel-rooms'], undefined],
  [{ hotels: true }, undefined],
])('follows the setting %j', (setting, fate) => {
  configured = setting;
  expect(fateOfUnsent('hotels')).toBe(fate);
});

it('remembers what an API has shown of a resource, and nothing of another API', () => {
  rememberFate('hotels', 'emptied');
  rememberFate('blogs', 'refused');
  expect(['hotels', 'blogs', 'pages'].map(fateOfUnsent)).toEqual(['emptied', 'refused', undefined]);
  changeStored('whole-records', () => ({ api, unsent: { hotels: 'emptied', blogs: 'odd' } }));
  expect(['hotels', 'blogs'].map(fateOfUnsent)).toEqual(['emptied', undefined]);
  changeStored('whole-records', () => ({ api: 'https://other.example.com', unsent: { hotels: 'emptied' } }));
  expect(fateOfUnsent('hotels')).toBeUndefined();
});
