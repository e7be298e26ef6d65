import { expect, it, vi } from 'vitest';
import { SeoPageSubject } from '@/generated/model';
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
  ['App\\Models\\Package', 'Package'],
  ['Modules\\Package\\Entities\\Package', 'Package'],
  ['packages', 'Package'],
  ['App\\Models\\HomeStay', 'Homestay'],
  ['hotel', 'Hotel'],
  ['App\\Models\\Blog', 'Blog'],
  ['App\\Models\\PackageActivity', 'Package Activity'],
  ['App\\Package\\Activity', 'Package Activity'],
  ['package_activities', 'Package Activity'],
  ['App\\Models\\Activity', undefined],
  ['App\\Models\\VendorPackage', undefined],
  ['App\\Models\\Hotel\\Room', undefined],
  ['App\\Models\\BlogCategory', undefined],
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

it.each<[string[], string, string?]>([
  [[], 'Hotel Region'],
  [['Package Region'], 'Hotel Region'],
  [['App\\Models\\PackageRegion'], 'App\\Models\\HotelRegion'],
  [['App\\Package\\Region'], 'App\\Hotel\\Region'],
  [['package_region'], 'hotel_region'],
  [['PACKAGE_REGION'], 'HOTEL_REGION'],
  [['homestayRegion'], 'hotelRegion'],
  [['home_stay_region'], 'Hotel Region'],
  [['App\\Models\\PackageRegion', 'stays.hotel.region'], 'stays.hotel.region'],
  [['App\\Models\\Package'], 'App\\Models\\HotelRegion'],
  [['package'], 'Hotel Region'],
  [['App\\Models\\PackageRegion'], 'App\\Models\\Hotel', 'Hotel'],
  [['package_regions'], 'hotels', 'Hotel'],
  [['Package Region'], 'Hotel', 'Hotel'],
  [['App\\Package\\Region'], 'Hotel', 'Hotel'],
  [['App\\Models\\Hotel', 'App\\Models\\PackageRegion'], 'App\\Models\\PackageActivity', 'Package Activity'],
])(
  'spells a kind as it was seen in %j, or like another: %s',
  async (seen, expected, kind = 'Hotel Region') => {
    vi.resetModules();
    const { learnSpelling, spelled } = await import('./subject-kind');
    seen.forEach(learnSpelling);
    expect(spelled(kind)).toBe(expected);
  },
);

it('offers the kinds of the contract and what answers have, each once and as the record has it', async () => {
  vi.resetModules();
  const { learnSpelling, subjectChoices } = await import('./subject-kind');
  ['App\\Models\\PackageRegion', 'App\\Models\\Guide', null, 'App\\Models\\Guide'].forEach(learnSpelling);
  const values = (...given: string[]) => subjectChoices(given).map(({ value }) => value);
  expect(values()).toEqual([...Object.values(SeoPageSubject), 'App\\Models\\Guide']);
  expect(values('App\\Models\\Hotel', '')).toEqual(
    [...values()].map((value) => (value === 'Hotel' ? 'App\\Models\\Hotel' : value)),
  );
  expect(values('App\\Models\\Porter')).toEqual([...values(), 'App\\Models\\Porter']);
});
