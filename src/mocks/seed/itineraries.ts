import * as z from 'zod';
import { GetItineraryResponse } from '@/generated/zod/itineraries/itineraries';
import type { TableDefinition } from '@/mocks/db/table';
import { type DayLine, ITINERARY_LINES } from './itinerary-lines';
import { PACKAGE_LINES } from './packages';

const row = GetItineraryResponse.shape.data.extend({ package_id: z.int() });

type StoredItinerary = z.infer<typeof row>;

const toRow = ([title, place, hours]: DayLine, packageId: number): Omit<StoredItinerary, 'id'> => ({
  package_id: packageId,
  title,
  duration: hours,
  accommodation: place,
  description: `<p>${title}${hours ? `: ${hours} on the way` : ''}.</p>${place ? `<p>The night is spent in ${place}.</p>` : ''}`,
});

/** The days of a package, in the order of their ids. */
export const itineraries: TableDefinition<StoredItinerary> = {
  name: 'itineraries',
  row,
  parent: { name: 'packages', field: 'package_id' },
  seed: () =>
    PACKAGE_LINES.flatMap(({ slug }, index) =>
      (ITINERARY_LINES[slug] ?? []).map((day) => toRow(day, index + 1)),
    ),
};
