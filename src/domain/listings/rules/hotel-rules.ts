import { hotelLinks } from '@/domain/listings/stay';
import type { Hotel, HotelFields } from '@/generated/model';
import { type Gaps, gapsOf } from './rule';
import { written } from './shared-rules';
import { stayRules } from './stay-rules';

export const hotelRules = stayRules<Hotel, keyof HotelFields>({
  links: hotelLinks,
  price: { of: ({ min_price }) => min_price, field: 'default_price', gap: 'No default price' },
  text: { of: ({ details }) => details, field: 'description', gap: '“Description” is empty' },
  helpful: [
    written('features', ({ features }) => features, '“Features” is empty'),
    { name: 'region', gap: ({ region }) => (region ? undefined : 'No region'), field: 'hotel_region_id' },
    { name: 'stars', gap: ({ rating }) => (rating ? undefined : 'No star rating'), field: 'star_rating' },
  ],
});

/** What a hotel lacks. */
export const hotelGaps = (record: Hotel): Gaps => gapsOf(record, hotelRules, ({ id }) => hotelLinks.edit(id));
