import { expect, it } from 'vitest';
import type { Package } from '@/generated/model';
import {
  type CheckedListing,
  checkHomestay,
  checkHotel,
  checkPackage,
  departingIn,
  gapsIn,
} from './shop-check';

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
const rulesOf = ({ gaps }: CheckedListing) => gaps.map(({ rule }) => rule);

it('finds nothing in a package that can be sold', () => {
  expect(checkPackage(trek, [departure], today)).toEqual({
    path: '/packages/3/view',
    name: 'Langtang Valley Trek',
    slug: 'langtang',
    departures: ['2027-03-18'],
    gaps: [],
  });
});

it('does not miss a departure in a package whose departures say no day that can be read', () => {
  const unread = { ...departure, departure_date: 'soon' };
  expect(checkPackage(trek, [unread], today)).toMatchObject({ departures: undefined, gaps: [] });
});

it('does not miss a departure in a package whose departures do not say whether they are active', () => {
  const { status: _, ...unsaid } = departure;
  const row = unsaid as typeof departure;
  expect(checkPackage(trek, [row], today)).toMatchObject({ departures: ['2027-03-18'], gaps: [] });
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
  expect(checkPackage(bare, [past, off], today).gaps.map(({ text }) => text)).toEqual([
    'No price',
    'No vendor',
    'No upcoming departures',
    'No images',
    '1 of 2 itinerary days',
    '“Overview” is empty',
  ]);
});

it('wants no departure of a package that leaves on any day', () => {
  const any = { ...trek, departure_type: { id: 2, name: 'Any day' } };
  expect(rulesOf(checkPackage(any, [], today))).toEqual([]);
});

it('needs a departure until it is known that there is none to wait for', () => {
  const rules = (departure_type: Package['departure_type']) =>
    rulesOf(checkPackage({ ...trek, departure_type }, [], today));
  expect(rules(null)).toEqual(['departureType', 'departure']);
  expect(rules({ id: 1 })).toEqual([]);
});

it('looks at homestays and hotels, and at slugs of the same kind', () => {
  const stay = { id: 1, name: 'Ghale Gaun', slug: 'langtang', status: true, owner: { id: 11 } };
  const listings = [
    checkPackage(trek, [departure], today),
    checkHomestay({ ...stay, price_per_person: 900, homestay_details: 'Tea' }),
    checkHotel({ ...stay, min_price: 900, details: 'Tea', images: trek.images }),
    checkHotel({ ...stay, id: 2, min_price: 900, details: 'Tea', images: trek.images }),
  ];
  expect(gapsIn(listings).map(({ rule, path }) => [rule, path])).toEqual([
    ['image', '/homestays/1/view'],
    ['slug', '/hotels/1/view'],
    ['slug', '/hotels/2/view'],
  ]);
});

it('keeps the days on which packages set out, where their departures are', () => {
  const later = { ...departure, id: 2, departure_date: '2027-01-02' };
  const listings = [checkPackage(trek, [departure, later], today), checkPackage(trek, [], today)];
  expect(departingIn(listings)).toEqual([
    {
      path: '/packages/3/departures',
      name: 'Langtang Valley Trek',
      dates: ['2027-01-02', '2027-03-18'],
    },
  ]);
});
