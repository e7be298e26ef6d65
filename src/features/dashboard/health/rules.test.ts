import { expect, it } from 'vitest';
import type { Package } from '@/generated/model';
import { departingIn, findingsIn, homestayListing, hotelListing, packageListing } from './rules';

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
  images: [{ id: 1, url: '/files/1.png' }],
  itenaries: [day(1), day(2)],
};
const departure = { id: 1, departure_date: '2027-03-18', status: 1 } as const;
const today = '2026-11-22';

it('finds nothing in a package that can be sold', () => {
  expect(packageListing(trek, [departure], today)).toEqual({
    path: '/packages/3/view',
    name: 'Langtang Valley Trek',
    slug: 'langtang',
    departures: ['2027-03-18'],
    blockers: [],
  });
});

it('does not miss a departure in a package whose departures say no day that can be read', () => {
  const unread = { ...departure, departure_date: 'soon' };
  expect(packageListing(trek, [unread], today)).toMatchObject({ departures: undefined, blockers: [] });
});

it('does not miss a departure in a package whose departures do not say whether they are active', () => {
  const { status: _, ...unsaid } = departure;
  const row = unsaid as typeof departure;
  expect(packageListing(trek, [row], today)).toMatchObject({ departures: ['2027-03-18'], blockers: [] });
});

it('finds what a package lacks', () => {
  const bare = {
    ...trek,
    price_per_person: null,
    images: [],
    itenaries: [day(1)],
    overview: '<p>&nbsp;</p>',
    vendor: null,
  };
  const past = { ...departure, departure_date: '2026-03-18' };
  const off = { ...departure, status: 0 } as const;
  expect(packageListing(bare, [past, off], today).blockers).toEqual([
    'departure',
    'price',
    'image',
    'itinerary',
    'text',
    'seller',
  ]);
});

it('wants no departure of a package that leaves on any day', () => {
  const any = { ...trek, departure_type: { id: 2, name: 'Any day' } };
  expect(packageListing(any, [], today).blockers).toEqual([]);
});

it('needs a departure until it is known that there is none to wait for', () => {
  const blockers = (departure_type: Package['departure_type']) =>
    packageListing({ ...trek, departure_type }, [], today).blockers;
  expect(blockers(null)).toEqual(['departure', 'departureType']);
  expect(blockers({ id: 1 })).toEqual([]);
});

it('looks at homestays and hotels, and at slugs of the same kind', () => {
  const stay = { id: 1, name: 'Ghale Gaun', slug: 'langtang', status: true, owner: { id: 11 } };
  const listings = [
    packageListing(trek, [departure], today),
    homestayListing({ ...stay, price_per_person: 900, homestay_details: 'Tea' }),
    hotelListing({ ...stay, min_price: 900, details: 'Tea', images: trek.images }),
    hotelListing({ ...stay, id: 2, min_price: 900, details: 'Tea', images: trek.images }),
  ];
  expect(findingsIn(listings).map(({ blocker, path }) => [blocker, path])).toEqual([
    ['image', '/homestays/1/view'],
    ['slug', '/hotels/1/view'],
    ['slug', '/hotels/2/view'],
  ]);
});

it('keeps the days on which packages set out, where their departures are', () => {
  const later = { ...departure, id: 2, departure_date: '2027-01-02' };
  const listings = [packageListing(trek, [departure, later], today), packageListing(trek, [], today)];
  expect(departingIn(listings)).toEqual([
    {
      path: '/packages/3/departures',
      name: 'Langtang Valley Trek',
      dates: ['2027-01-02', '2027-03-18'],
    },
  ]);
});
