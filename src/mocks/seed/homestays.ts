import type * as z from 'zod';
import { GetHomestayResponse } from '@/generated/zod/homestays/homestays';
import type { TableDefinition } from '@/mocks/db/table';
import { homestayRegions } from './homestay-regions';
import { homestayTexts } from './homestay-texts';
import { idOf } from './id-of';
import { propertyTypes, roomTypes } from './lookups';
import { SEED_DAY } from './seed-day';
import { HOMESTAY_LINES, type StayLine } from './stay-lines';
import { amenityIds, asRequest, referenceId, stayFacts, stayReferences } from './stays';

/** A stored homestay: references are ids, rooms have a table of their own. */
const row = GetHomestayResponse.shape.data.omit({ owner: true, region: true, rooms: true }).extend({
  ...stayReferences,
  homestay_region_id: referenceId,
  room_type: referenceId,
  property_type: referenceId,
});

export type StoredHomestay = z.infer<typeof row>;

const images = ({ name, address }: StayLine, index: number) =>
  [
    `${name} at sunrise`,
    `Courtyard in ${address}`,
    'Dinner beside the hearth',
    'Two beds under woollen quilts',
  ].slice(0, 1 + (index % 4));

const toRow = (line: StayLine, index: number) => ({
  ...stayFacts(line, index, images(line, index)),
  ...homestayTexts(line, index),
  homestay_region_id: idOf(homestayRegions, line.region),
  price_per_person: line.price,
  total_capacity: line.size,
  order: index % 2 === 0 ? index + 1 : null,
  discount_persons: index % 3 === 0 ? 6 : null,
  discount: index % 3 === 0 ? 10 : null,
  room_type: 1 + (index % roomTypes.seed().length),
  property_type: 1 + (index % propertyTypes.seed().length),
  amenities: amenityIds('homestay', index, 3 + (index % 5)),
});

export const homestays: TableDefinition<StoredHomestay> = {
  name: 'homestays',
  row,
  dates: { fields: ['created_at'], today: SEED_DAY },
  unique: ['slug'],
  seed: () => HOMESTAY_LINES.map(toRow).map(asRequest),
};
