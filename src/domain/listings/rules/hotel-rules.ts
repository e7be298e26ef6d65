import type { Hotel, HotelFields } from '@/generated/model';
import { hotelArea } from '@/resources/hotels';
import { hotelLinks } from '@/resources/stay-links';
import { written } from './shared-rules';
import { stayListing } from './stay-rules';

/** The rules for selling a hotel, and for selling it well. */
export const hotelListing = stayListing<Hotel, keyof HotelFields>({
  path: hotelArea.path,
  links: hotelLinks,
  price: { of: ({ min_price }) => min_price, field: 'default_price', gap: $localize`No default price` },
  text: { of: ({ details }) => details, field: 'description', gap: $localize`“Description” is empty` },
  helpful: [
    written('features', ({ features }) => features, $localize`“Features” is empty`),
    {
      name: 'region',
      gap: ({ region }) => (region ? undefined : $localize`No region`),
      field: 'hotel_region_id',
    },
    {
      name: 'stars',
      gap: ({ rating }) => (rating ? undefined : $localize`No star rating`),
      field: 'star_rating',
    },
  ],
});
