import { expect, it, vi } from 'vitest';
import { subjectKind, subjectLabel } from './subject-kind';

it.each([
  ['Package Region', 'Package Region'],
  ['App\\Models\\PackageRegion', 'Package Region'],
  ['App\\\\Models\\\\HotelRegion', 'Hotel Region'],
  ['App\\Package\\Region', 'Package Region'],
  ['Modules\\Homestay\\Entities\\HomeStayRegion', 'Homestay Region'],
  ['Modules\\Hotel\\Entities\\Region', 'Hotel Region'],
  ['package_region', 'Package Region'],
  ['packageRegion', 'Package Region'],
  ['HOTEL-REGIONS', 'Hotel Region'],
  ['hotel_regions', 'Hotel Region'],
  ['region.homestay', 'Homestay Region'],
  ['App\\Models\\PackageRegionFaq', undefined],
  ['App\\Models\\Region', undefined],
  ['App\\Models\\Package', undefined],
  ['', undefined],
  [null, undefined],
])('reads the kind of a subject in %j', (spelling, kind) => {
  expect(subjectKind(spelling)).toBe(kind);
});

it.each([
  ['App\\Models\\PackageRegion', 'Package region'],
  ['App\\Models\\BlogCategory', 'App\\Models\\BlogCategory'],
])('shows %j as %j', (spelling, label) => {
  expect(subjectLabel(spelling)).toBe(label);
});

it.each([
  [[], 'Hotel Region'],
  [['Package Region'], 'Hotel Region'],
  [['App\\Models\\PackageRegion'], 'App\\Models\\HotelRegion'],
  [['App\\Package\\Region'], 'App\\Hotel\\Region'],
  [['package_region'], 'hotel_region'],
  [['PACKAGE_REGION'], 'HOTEL_REGION'],
  [['homestayRegion'], 'hotelRegion'],
  [['home_stay_region'], 'Hotel Region'],
  [['App\\Models\\PackageRegion', 'stays.hotel.region'], 'stays.hotel.region'],
])('spells a kind as it was seen in %j, or like another', async (seen, expected) => {
  vi.resetModules();
  const { learnSpelling, spelled } = await import('./subject-kind');
  seen.forEach(learnSpelling);
  expect(spelled('Hotel Region')).toBe(expected);
});
