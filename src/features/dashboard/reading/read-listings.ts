import type { QueryClient } from '@tanstack/react-query';
import { allDepartures, datesOf, haveDates, isActive } from '@/domain/departures/departures';
import { homestayListing } from '@/domain/listings/rules/homestay-rules';
import { hotelListing } from '@/domain/listings/rules/hotel-rules';
import { hasFixedDates } from '@/domain/listings/rules/package-rules';
import { listHomestays } from '@/generated/api/homestays/homestays';
import { listHotels } from '@/generated/api/hotels/hotels';
import { getPackage, listPackages } from '@/generated/api/packages/packages';
import type { Homestay, Hotel, Package, Reference } from '@/generated/model';
import { todayInNepal } from '@/lib/dates/dates';
import { referenceName, unnamedReference } from '@/lib/records/record-name';
import { plural } from '@/lib/text/plural';
import { wholeListQuery } from '@/resources/whole-list';
import { type Region, serviceKey } from './booking-sums';
import { searched } from './read-pages';
import { type ReadStep, signOf } from './read-step';
import { type CheckedListing, checkPackage, checkStays, type Measure, measureForCheck } from './shop-check';

interface Placed {
  id: number;
  region?: Reference | null | undefined;
}

/** The regions of listings of a kind; regions of different kinds are different, even with equal names. */
const regionsOf = (kind: string, rows: readonly Placed[]): (readonly [string, Region])[] =>
  rows.flatMap(({ id, region }) => {
    if (!region) return [];
    const name = referenceName(region) ?? unnamedReference(region.id);
    return [[serviceKey(kind, id), { key: serviceKey(kind, region.id), name }] as const];
  });

/** Reads one package: its record, its departures if it is sold for them only, and its images. */
const packageStep = (row: Package, measure: Measure): ReadStep => ({
  key: `/packages/${row.id}`,
  what: `“${row.name}”`,
  about: 'listings',
  sign: signOf(row),
  run: async () => {
    const dated = hasFixedDates(row) !== false;
    const [record, departures] = await Promise.all([
      getPackage(row.id),
      dated ? allDepartures(row.id) : undefined,
    ]);
    const days = departures &&
      hasFixedDates(record.data) === true &&
      haveDates(departures) && [...datesOf(departures.filter(isActive))];
    return {
      ...(days && { departures: { id: row.id, name: row.name, days } }),
      listings: [await checkPackage(record.data, departures, todayInNepal(), measure)],
      pages: searched('/packages', [record.data]),
    };
  },
});

/** The number of homestays or hotels checked together, as their images are loaded. */
const few = 10;

/** Reads the homestays or hotels: their lists contain complete records. */
const staysStep = <Row extends Homestay | Hotel>(
  kind: 'homestay' | 'hotel',
  readRows: () => Promise<readonly Row[]>,
  check: (some: readonly Row[]) => Promise<CheckedListing[]>,
): ReadStep => ({
  key: `${kind}s`,
  what: kind === 'homestay' ? $localize`the homestays` : $localize`the hotels`,
  about: 'listings',
  run: async () => {
    const rows = await readRows();
    const more = Array.from({ length: Math.ceil(rows.length / few) }, (_, index): ReadStep => {
      const some = rows.slice(index * few, (index + 1) * few);
      return {
        key: `${kind}s from ${index * few}`,
        what:
          kind === 'homestay'
            ? plural(some.length, { one: $localize`# homestay`, other: $localize`# homestays` })
            : plural(some.length, { one: $localize`# hotel`, other: $localize`# hotels` }),
        about: 'listings',
        sign: signOf(some),
        run: async () => ({ listings: await check(some), pages: searched(`/${kind}s`, some) }),
      };
    });
    return { regions: regionsOf(kind, rows), more };
  },
});

/** Reads all listings: packages one by one, as their list lacks their children. */
export const listingSteps = (client: QueryClient): readonly ReadStep[] => {
  const measure = measureForCheck();
  return [
    {
      key: 'packages',
      what: $localize`the packages`,
      about: 'listings',
      run: async () => {
        const { rows } = await client.query(wholeListQuery('packages', listPackages));
        return { regions: regionsOf('package', rows), more: rows.map((row) => packageStep(row, measure)) };
      },
    },
    staysStep(
      'homestay',
      async () => (await client.query(wholeListQuery('homestays', listHomestays))).rows,
      (some) => checkStays(homestayListing, some, measure),
    ),
    staysStep(
      'hotel',
      async () => (await client.query(wholeListQuery('hotels', listHotels))).rows,
      (some) => checkStays(hotelListing, some, measure),
    ),
  ];
};
