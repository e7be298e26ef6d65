import { hotelRegions, users } from '@/areas/pickers';
import { editing } from '@/components/edit-many/editing';
import { enumOptions } from '@/components/inputs/enum-options';
import { OfferTag } from '@/generated/model';
import { CreateHotelBody } from '@/generated/zod/hotels/hotels';
import { hotels } from './hotel-values';

export const hotelEditing = editing({
  resource: hotels,
  schema: CreateHotelBody,
  fields: [
    { name: 'default_price', label: 'Default price', kind: 'number', unit: 'NPR' },
    { name: 'star_rating', label: 'Star rating', kind: 'number' },
    { name: 'tag', label: 'Tag', kind: 'choice', options: enumOptions(OfferTag) },
    { name: 'hotel_region_id', label: 'Region', kind: 'record', source: hotelRegions },
    { name: 'user_id', label: 'Owner', kind: 'record', source: users, to: ({ owner }) => owner },
    { name: 'position', label: 'Position', kind: 'number' },
    { name: 'is_sponsored', label: 'Sponsored', kind: 'switch' },
    { name: 'status', label: 'Active', kind: 'switch' },
  ],
});
