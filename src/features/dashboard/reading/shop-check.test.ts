import { expect, it } from 'vitest';
import { comparedIn, keysOf } from '@/domain/listings/compare';
import { homestayListing } from '@/domain/listings/rules/homestay-rules';
import { hotelListing } from '@/domain/listings/rules/hotel-rules';
import { packageListing } from '@/domain/listings/rules/package-rules';
import { gapsOf } from '@/domain/listings/rules/rule';
import type { ShopHealth } from '@/domain/listings/shop-health';
import type { Departure, Package } from '@/generated/model';
import { type CheckedListing, checkPackage, checkStays, gapsIn, type Measure } from './shop-check';

const day = (id: number) => ({ id, title: `Day ${id}` });
const trek: Package = {
  id: 3,
  name: 'Langtang Valley Trek',
  slug: 'langtang',
  status: true,
  price_per_person: 64_500,
  vendor: { id: 1, full_name: 'Himalayan Trails' },
  departure_type: { id: 1, name: 'Fixed departure' },
  duration: '2 days',
  overview: '<p>Yaks</p>',
  images: [{ id: 1, url: '/files/1.png', alt: 'Yaks' }],
  itenaries: [day(1), day(2)],
};
const departure = { id: 1, departure_date: '2027-03-18', status: 1 } as const;
const today = '2026-11-22';
const rulesOf = ({ gaps }: CheckedListing) => gaps.map(({ rule }) => rule);

const unmeasured = () => Promise.resolve([]);
const check = (record: Package, departures: readonly Departure[], measure: Measure = unmeasured) =>
  checkPackage(record, departures, today, measure);

it('finds nothing in a package that can be sold', async () => {
  expect(await check(trek, [departure])).toMatchObject({
    path: '/packages/3/view',
    name: 'Langtang Valley Trek',
    gaps: [],
  });
});

it('does not miss a departure in a package whose departures say no day that can be read', async () => {
  const unreadable = { ...departure, departure_date: 'soon' };
  expect(await check(trek, [unreadable])).toMatchObject({ gaps: [] });
});

it('does not miss a departure in a package whose departures do not say whether they are active', async () => {
  const { status: _, ...omitted } = departure;
  const row = omitted as typeof departure;
  expect(await check(trek, [row])).toMatchObject({ gaps: [] });
});

it('finds what a package lacks, and what contradicts itself', async () => {
  const bare = {
    ...trek,
    name: 'LANGTANG VALLEY TREK',
    price_per_person: null,
    images: [],
    itenaries: [day(1)],
    overview: '<p>&nbsp;</p>',
    vendor: null,
  };
  const past = { ...departure, departure_date: '2026-03-18' };
  const off = { ...departure, status: 0 } as const;
  expect((await check(bare, [past, off])).gaps.map(({ text }) => text)).toEqual([
    'No price',
    'No vendor',
    'No upcoming departures',
    'No images',
    '1 of 2 itinerary days',
    '“Overview” is empty',
    'Title in capital letters',
  ]);
});

it('finds images that say nothing to who cannot see them', async () => {
  const silent = { ...trek, images: [{ id: 1, url: '/files/1.png' }] };
  expect((await check(silent, [departure])).gaps).toMatchObject([
    { rule: 'altText', text: '1 image without alt text', blocking: false },
  ]);
});

it('reports an image that is too small', async () => {
  const small = () => Promise.resolve([{ width: 640, height: 480 }]);
  expect((await check(trek, [departure], small)).gaps).toMatchObject([
    { rule: 'imageSize', text: '1 image under 1,200 px: 640 × 480 px', blocking: false },
  ]);
});

it('needs a departure until it is known that there is none to wait for', async () => {
  const rules = async (departure_type: Package['departure_type']) =>
    rulesOf(await check({ ...trek, departure_type }, []));
  expect(await rules(null)).toEqual(['departureType', 'departure']);
  expect(await rules({ id: 1 })).toEqual([]);
});

const story =
  'Twelve families share their slate-roofed houses above the river, and cook what grows in the garden.';
const stay = { id: 1, name: 'Ghale Gaun', slug: 'langtang', status: true, owner: { id: 11 } };
const hotel = { ...stay, min_price: 900, images: trek.images };

it('compares slugs within a kind, and texts with those of every kind', async () => {
  const listings = [
    await check({ ...trek, overview: `<p>${story}</p>` }, [departure]),
    ...(await checkStays(
      homestayListing,
      [{ ...stay, price_per_person: 900, homestay_details: `<div>Ghale Gaun: ${story.toUpperCase()}</div>` }],
      unmeasured,
    )),
    ...(await checkStays(
      hotelListing,
      [
        { ...hotel, details: 'Tea' },
        { ...hotel, id: 2, name: 'Barahi', details: 'Tea' },
      ],
      unmeasured,
    )),
  ];
  const { gaps, ...others } = gapsIn(listings);
  expect(gaps.map(({ path, text }) => [path, text])).toEqual([
    ['/packages/3/view', 'Same text as “Ghale Gaun”'],
    ['/homestays/1/view', 'No images'],
    ['/homestays/1/view', 'Same text as “Langtang Valley Trek”'],
    ['/hotels/1/view', 'Same slug as “Barahi”'],
    ['/hotels/2/view', 'Same slug as “Ghale Gaun”'],
  ]);

  // The view of one of them agrees, until its text changes.
  const health = { at: 0, seen: 4, whole: true, gaps, ...others };
  const seen = (homestay_details: string, by: ShopHealth | null = health) =>
    comparedIn(by, keysOf(homestayListing, { ...stay, homestay_details }), '/homestays/1/view').sameText;
  expect(seen(story)).toEqual(['Langtang Valley Trek']);
  expect(seen(story.replace('river', 'gorge'))).toEqual([]);
  expect(seen(story, { ...health, whole: false })).toBeUndefined();
  expect(seen(story, null)).toBeUndefined();
});

/** A package of some days and a price, with others alike. */
const priced = async (price: number, { duration = '10 days', alike = 5 } = {}) => {
  const record = (id: number, price_per_person: number, own: Partial<Package> = {}) => ({
    ...trek,
    id,
    slug: `trek-${id}`,
    region: { id: 1 },
    activity: { id: 2 },
    duration: '10 days',
    itenaries: Array.from({ length: 30 }, (_, index) => day(index)),
    price_per_person,
    ...own,
  });
  const others = Array.from({ length: alike }, (_, index) => record(index + 10, 80_000 + index * 10_000));
  const elsewhere = record(90, 900_000, { region: { id: 7 } });
  const all = [record(1, price, { duration }), ...others, elsewhere];
  const { gaps, ...compared } = gapsIn(await Promise.all(all.map((one) => check(one, [departure]))));
  expect(gaps.every(({ path }) => path === '/packages/1/view')).toBe(true);
  return {
    texts: gaps.map(({ text }) => text.replaceAll(/\s/g, ' ')),
    health: { at: 0, seen: all.length, whole: true, gaps, ...compared },
  };
};

it.each([
  ['a zero too many', 1_000_000, {}, 'NPR 1,00,000 a day, NPR 10,000 in packages alike: a zero too many?'],
  ['a zero missing', 10_000, {}, 'NPR 1,000 a day, NPR 10,000 in packages alike: a zero missing?'],
  ['much more', 350_000, {}, 'NPR 35,000 a day, NPR 10,000 in packages alike'],
  ['a price that differs as prices do', 170_000, {}, undefined],
  ['a price beside four alike', 1_000_000, { alike: 4 }, undefined],
  ['a price of another length', 1_000_000, { duration: '16 days' }, undefined],
  [
    'a price of a length about alike',
    1_500_000,
    { duration: '15 days' },
    'NPR 1,00,000 a day, NPR 10,000 in packages alike: a zero too many?',
  ],
])('compares what a day costs: %s', async (_, price, options, text) => {
  expect((await priced(price, options)).texts).toEqual(text === undefined ? [] : [text]);
});

it('says on the package what it costs beside those alike, until its price changes', async () => {
  const { health } = await priced(1_000_000);
  const record = { ...trek, id: 1, region: { id: 1 }, activity: { id: 2 }, duration: '10 days' };
  const seen = (price_per_person: number) => {
    const now = { ...record, price_per_person };
    const compared = comparedIn(health, keysOf(packageListing, now), '/packages/1/view');
    return gapsOf(packageListing, { ...now, ...compared }).found.filter(({ rule }) => rule === 'usualPrice');
  };
  expect(seen(1_000_000)).toHaveLength(1);
  expect(seen(100_000)).toHaveLength(0);
});
