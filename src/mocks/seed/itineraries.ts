import * as z from 'zod';
import { GetItineraryResponse } from '@/generated/zod/itineraries/itineraries';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './itineraries.yaml';
import { PACKAGE_LINES } from './package-lines';

const row = GetItineraryResponse.shape.data.extend({ package_id: z.int() });

type StoredItinerary = z.infer<typeof row>;

interface Day {
  title: string;
  accommodation?: string;
  duration?: string;
}

const days = data as Readonly<Record<string, readonly Day[]>>;

const toRow = (day: Day, package_id: number): Omit<StoredItinerary, 'id'> => {
  const { title, accommodation = null, duration = null } = day;
  const way = `<p>${title}${duration ? `: ${duration} on the way` : ''}.</p>`;
  const night = accommodation ? `<p>The night is spent in ${accommodation}.</p>` : '';
  return { package_id, title, duration, accommodation, description: way + night };
};

/** The days of a package, in the order of their ids. */
export const itineraryTable: TableDefinition<StoredItinerary> = {
  name: 'itineraries',
  row,
  parent: { name: 'packages', field: 'package_id' },
  seed: () =>
    PACKAGE_LINES.flatMap(({ slug }, index) => (days[slug] ?? []).map((day) => toRow(day, index + 1))),
};
