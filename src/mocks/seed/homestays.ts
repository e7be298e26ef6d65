import type * as z from 'zod';
import { GetHomestayResponse } from '@/generated/zod/homestays/homestays';
import type { TableDefinition } from '@/mocks/db/table';
import { idOf } from './id-of';
import { homestayRegionTable } from './landing-pages';
import { propertyTypeTable, roomTypeTable } from './lookups';
import { SEED_DAY } from './seed-day';
import { HOMESTAY_LINES, type StayLine } from './stay-lines';
import { amenityIds, asRequest, referenceId, stayFacts, stayReferences } from './stays';

/** The homestays with the texts of a neighbour, by index. */
const COPIED: Readonly<Record<number, number>> = { 4: 1 };

const minutesFromRoad = (index: number) => 5 + (((COPIED[index] ?? index) * 7) % 50);

/** The rich texts of a homestay, in HTML. */
const homestayTexts = ({ name, address, district, size }: StayLine, index: number) => ({
  homestay_details: `<p>${name} in ${address}, ${district}: ${size} beds in family houses, ${minutesFromRoad(index)} minutes on foot from the road. Guests eat with the family and walk through the village with one of its sons or daughters.</p>`,
  room_details: '<p>Two beds to a room, quilts of local wool, a courtyard that is shared.</p>',
  cancellation_details: '<p>Free of charge until three days before arrival, the first night after that.</p>',
  local_tourist_attraction:
    '<ul><li>View point above the village, an hour on foot</li><li>गाउँको मन्दिर र पुरानो घर</li></ul>',
  available_facilities:
    '<p>Hot water by the bucket or from the sun, electricity, charging in the kitchen.</p>',
  available_local_infrastructure:
    '<p>Health post, school, road open from October to June, mobile network.</p>',
  what_is_included: '<p>Dinner and breakfast, tea on arrival, a guided walk through the village.</p>',
});

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
  homestay_region_id: idOf(homestayRegionTable, line.region),
  price_per_person: line.price,
  total_capacity: line.size,
  order: index % 2 === 0 ? index + 1 : null,
  discount_persons: index % 3 === 0 ? 6 : null,
  discount: index % 3 === 0 ? 10 : null,
  room_type: 1 + (index % roomTypeTable.seed().length),
  property_type: 1 + (index % propertyTypeTable.seed().length),
  amenities: amenityIds('homestay', index, 3 + (index % 5)),
});

export const homestayTable: TableDefinition<StoredHomestay> = {
  name: 'homestays',
  row,
  dates: { fields: ['created_at'], today: SEED_DAY },
  unique: ['slug'],
  seed: () => HOMESTAY_LINES.map(toRow).map(asRequest),
};
