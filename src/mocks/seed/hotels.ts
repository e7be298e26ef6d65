import type * as z from 'zod';
import { GetHotelResponse } from '@/generated/zod/hotels/hotels';
import type { TableDefinition } from '@/mocks/db/table';
import { idOf } from './id-of';
import { hotelRegionTable } from './landing-pages';
import { SEED_DAY } from './seed-day';
import { HOTEL_LINES, type StayLine } from './stay-lines';
import { amenityIds, asRequest, referenceId, stayFacts, stayReferences } from './stays';

/** A stored hotel: references are ids, rooms have a table of their own. */
const row = GetHotelResponse.shape.data
  .omit({ owner: true, region: true, rooms: true })
  .extend({ ...stayReferences, hotel_region_id: referenceId });

export type StoredHotel = z.infer<typeof row>;

const images = ({ name, address }: StayLine, index: number) =>
  [
    `${name} from the street`,
    `Breakfast room in ${address}`,
    'Terrace with potted marigolds',
    'Lobby with carved windows',
  ].slice(0, 1 + (index % 4));

/** The hotels with the texts of a neighbour, by index. */
const COPIED: Readonly<Record<number, number>> = { 1: 0 };

const roomsOf = (index: number) => 14 + (((COPIED[index] ?? index) * 7) % 60);

const toRow = (line: StayLine, index: number) => ({
  ...stayFacts(line, index, images(line, index)),
  hotel_region_id: idOf(hotelRegionTable, line.region),
  min_price: line.price,
  rating: line.size,
  details: `<p>${line.name} stands in ${line.address}, ${line.district}. The ${roomsOf(index)} rooms are quiet, the kitchen cooks Nepali and continental food, and the desk helps with permits and transport.</p>`,
  features:
    index % 6 === 2
      ? null
      : '<ul><li>Luggage room for trekkers</li><li>Solar hot water, day and night</li><li>छतबाट हिमाल देखिन्छ</li></ul>',
  amenities: amenityIds('hotel', index, 3 + (index % 5)),
});

export const hotelTable: TableDefinition<StoredHotel> = {
  name: 'hotels',
  row,
  dates: { fields: ['created_at'], today: SEED_DAY },
  unique: ['slug'],
  seed: () => HOTEL_LINES.map(toRow).map(asRequest),
};
