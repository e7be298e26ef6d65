import { expect, it } from 'vitest';
import type { FoundImage } from './found-image';
import { imagesThat, inOrder, type Looks, twinsOf } from './judged';
import { printOf } from './look';

const image = (
  key: string,
  { url = `https://files.example.com/${key}.jpg`, ...own }: Partial<FoundImage> = {},
): FoundImage => ({
  key,
  area: '/packages',
  type: '/packages',
  name: 'Gokyo Lakes',
  record: 1,
  form: '/packages/1/edit-image',
  slot: 'images',
  id: 1,
  url,
  address: url,
  alt: 'A lake',
  symbol: false,
  many: true,
  ...own,
});

const looks = (sizes: Record<string, { width: number; print?: string | null } | 'broken'>): Looks =>
  new Map(
    Object.entries(sizes).map(([key, look]) => [
      `https://files.example.com/${key}.jpg`,
      look === 'broken' ? look : { height: 100, ...look },
    ]),
  );

const keys = (images: readonly FoundImage[]) => images.map(({ key }) => key);

it('finds twins by address, whatever its signature, and by look, but not by unread pixels', () => {
  const all = [
    image('a'),
    image('a2', { url: 'https://files.example.com/a.jpg?token=2' }),
    image('b'),
    image('c'),
    image('d'),
    image('e'),
  ];
  const twins = twinsOf(
    all,
    looks({
      b: { width: 900, print: '1.5 0110' },
      c: { width: 1800, print: '1.5 0110' },
      d: { width: 900, print: null },
      e: { width: 900, print: null },
    }),
  );
  expect([...twins].map(([key, others]) => [key, keys(others)])).toEqual([
    ['a', ['a', 'a2']],
    ['a2', ['a', 'a2']],
    ['b', ['b', 'c']],
    ['c', ['b', 'c']],
  ]);
});

it('keeps the twins of a placeholder that all records have once, not once for each', () => {
  const url = 'https://files.example.com/placeholder.png';
  const all = Array.from({ length: 3 }, (_, index) => image(`p${index}`, { url }));
  const twins = twinsOf(all, new Map());
  expect(new Set(twins.values()).size).toBe(1);
  expect(keys(twins.get('p1') ?? [])).toEqual(['p0', 'p1', 'p2']);
});

const shop = [
  image('small'),
  image('symbol', { symbol: true, area: '/amenities', name: 'Wi-Fi' }),
  image('silent', { alt: ' ' }),
  image('banner', { area: '/topdeals', name: 'Winter', alt: undefined }),
  image('gone'),
];
const seen = looks({ small: { width: 640 }, symbol: { width: 64 }, gone: 'broken', silent: { width: 1600 } });

it.each([
  [{ with: 'no-alt-text' }, ['silent']],
  [{ with: 'too-small' }, ['small']],
  [{ with: 'broken' }, ['gone']],
  [{ with: 'twins' }, []],
  [{ area: 'top-deals' }, ['banner']],
  [{ area: 'packages', text: 'lake small' }, ['small']],
  [{ text: 'WI-FI' }, ['symbol']],
  [{}, ['small', 'symbol', 'silent', 'banner', 'gone']],
])('of all images, %o are %o', (filters, expected) => {
  expect(keys(imagesThat(shop, filters, { looks: seen, twins: new Map() }))).toEqual(expected);
});

const pixels = (light: (column: number, row: number) => number) => ({
  data: Uint8ClampedArray.from(
    Array.from({ length: 72 }, (_, point) => {
      const value = light(point % 9, Math.floor(point / 9));
      return [value, value, value, 255];
    }).flat(),
  ),
});

it('prints the same of an image in two sizes, another of its mirror, and nothing of an empty one', () => {
  const slope = pixels((column, row) => column * 20 + row);
  const mirrored = pixels((column, row) => (8 - column) * 20 + row);
  const large = { width: 1600, height: 1200 };
  expect(printOf(slope, large)).toBe(printOf(slope, { width: 800, height: 600 }));
  expect(printOf(slope, large)).not.toBe(printOf(mirrored, large));
  expect(printOf(slope, large)).not.toBe(printOf(slope, { width: 600, height: 800 }));
  expect(
    printOf(
      pixels(() => 200),
      large,
    ),
  ).toBeUndefined();
});

it('puts the files that were uploaded last first, and those without an id last', () => {
  const all = [image('old', { id: 3 }), image('address', { id: undefined }), image('new', { id: 12 })];
  expect(keys(inOrder(all, '-id'))).toEqual(['new', 'old', 'address']);
  expect(keys(inOrder(all, 'id'))).toEqual(['old', 'new', 'address']);
  expect(inOrder(all, undefined)).toBe(all);
});
