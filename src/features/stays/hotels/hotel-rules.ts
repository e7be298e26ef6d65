import { searchRules } from '@/domain/listings/listing-rules';
import type { ReadinessRule } from '@/domain/listings/readiness';
import { hotelGaps } from '@/domain/listings/selling-gaps';
import { roomRules, silentImagesRule, textRule, whereaboutsRules } from '@/features/stays/view/stay-rules';
import type { Hotel } from '@/generated/model';
import { addHotelRoom, editHotel, editHotelRoom, hotelHome } from './hotel-home';
import type { HotelValues } from './hotel-values';

/** What a hotel needs to be sold, and to sell well, the gravest first. */
export const hotelRules: readonly ReadinessRule<Hotel, keyof HotelValues>[] = [
  { gap: hotelGaps.price, blocks: true, remedy: { field: 'default_price' } },
  { gap: hotelGaps.seller, blocks: true, remedy: { field: 'user_id' } },
  { gap: hotelGaps.image, blocks: true, remedy: { field: 'images' } },
  ...roomRules({ home: hotelHome, add: addHotelRoom, edit: editHotelRoom }),
  { gap: hotelGaps.text, blocks: true, remedy: { field: 'description' } },
  silentImagesRule(editHotel),
  textRule(({ features }: Hotel) => features, 'features', '“Features” is empty'),
  { gap: ({ region }) => (region ? undefined : 'No region'), remedy: { field: 'hotel_region_id' } },
  { gap: ({ rating }) => (rating ? undefined : 'No star rating'), remedy: { field: 'star_rating' } },
  ...whereaboutsRules,
  ...searchRules,
];
