import { expect, it } from 'vitest';
import { hotelListing } from '@/domain/listings/rules/hotel-rules';
import { packageListing } from '@/domain/listings/rules/package-rules';
import { gapsAtFirstSave } from './gaps-at-first-save';

const complete = {
  price_per_person: 64_500,
  vendor_id: 1,
  departure_type: 1,
  images: [{ url: 'a.jpg' }],
  overview: '<p>Up.</p>',
};

it('knows of a new package what the form can say, and that it has no days yet', () => {
  expect(gapsAtFirstSave(packageListing.rules, {})).toEqual([
    'No price',
    'No vendor',
    'No departure type',
    'No images',
    'No itinerary days',
    '“Overview” is empty',
  ]);
  expect(gapsAtFirstSave(packageListing.rules, complete)).toEqual(['No itinerary days']);
  expect(gapsAtFirstSave(packageListing.rules, { ...complete, overview: '<p></p>', images: [] })).toEqual([
    'No images',
    'No itinerary days',
    '“Overview” is empty',
  ]);
});

it('knows of a new hotel that it has no rooms yet', () => {
  const values = {
    default_price: '4500',
    user_id: 2,
    images: [{}],
    description: '<p>Beside the airstrip.</p>',
  };
  expect(gapsAtFirstSave(hotelListing.rules, values)).toEqual(['No active rooms']);
});
