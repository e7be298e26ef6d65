import * as z from 'zod';
import { GetDepartureResponse } from '@/generated/zod/departures/departures';
import type { TableDefinition } from '@/mocks/db/table';
import { PACKAGE_LINES } from './package-lines';

const row = GetDepartureResponse.shape.data.extend({ package_id: z.int() });

type StoredDeparture = z.infer<typeof row>;

/** The id of the departure type "Fixed departure". */
const FIXED = 1;

const SPRING_AND_AUTUMN = [
  '2026-03-14',
  '2026-10-17',
  '2027-03-06',
  '2027-03-20',
  '2027-04-03',
  '2027-10-02',
  '2027-10-16',
  '2027-10-30',
  '2027-11-13',
  '2028-03-11',
  '2028-04-08',
  '2028-10-14',
];

const OFFERS: readonly (readonly [percent: number, title: string | null])[] = [
  [0, null],
  [5, 'Holi early bird'],
  [0, null],
  [12.5, 'दशैं विशेष छुट'],
  [0, null],
  [10, 'Last places'],
];

const departuresOf = (packageId: number): Omit<StoredDeparture, 'id'>[] =>
  SPRING_AND_AUTUMN.slice(packageId % 4, 12 - (packageId % 3)).map((departure_date, index) => {
    const [discount_percent, offer_title] = OFFERS[(packageId + index) % OFFERS.length] ?? [0, null];
    return {
      package_id: packageId,
      departure_date,
      discount_percent,
      offer_title,
      status: index % 7 === 6 ? 0 : 1,
    };
  });

export const departureTable: TableDefinition<StoredDeparture> = {
  name: 'departures',
  row,
  // There are no departures between seasons: the demo starts at the beginning of one.
  dates: { fields: ['departure_date'], today: '2027-03-01' },
  parent: { name: 'packages', field: 'package_id' },
  seed: () =>
    PACKAGE_LINES.flatMap(({ departure_type }, index) =>
      departure_type === FIXED ? departuresOf(index + 1) : [],
    ),
};
