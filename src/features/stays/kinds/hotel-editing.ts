import { editing } from '@/components/edit-many/editing';
import { richTexts } from '@/components/edit-many/text-fields';
import { enumOptions } from '@/components/inputs/enum-options';
import { OfferTag } from '@/generated/model';
import { CreateHotelBody } from '@/generated/zod/hotels/hotels';
import { phoneProblem } from '@/lib/text/phone';
import { hotelRegions, users } from '@/resources/pickers';
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
  imported: [
    { name: 'min_payment_percent', label: 'Min payment percent', kind: 'number', unit: '%' },
    { name: 'phone_1', label: 'Phone 1', kind: 'text', advise: phoneProblem },
    { name: 'phone_2', label: 'Phone 2', kind: 'text', advise: phoneProblem },
    ...richTexts('description', 'features'),
  ],
});
