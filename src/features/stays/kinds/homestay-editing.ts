import { editing } from '@/components/edit-many/editing';
import { richTexts } from '@/components/edit-many/text-fields';
import { enumOptions } from '@/components/inputs/enum-options';
import { OfferTag } from '@/generated/model';
import { CreateHomestayBody } from '@/generated/zod/homestays/homestays';
import { phoneProblem } from '@/lib/text/phone';
import { homestayRegions, propertyTypes, roomTypes, users } from '@/resources/pickers';
import { homestays } from './homestay-values';

export const homestayEditing = editing({
  resource: homestays,
  schema: CreateHomestayBody,
  fields: [
    { name: 'price_per_person', label: 'Price per person', kind: 'number', unit: 'NPR' },
    { name: 'discount', label: 'Discount', kind: 'number', unit: '%' },
    { name: 'discount_persons', label: 'Discount persons', kind: 'number' },
    { name: 'total_capacity', label: 'Total capacity', kind: 'number' },
    { name: 'tag', label: 'Tag', kind: 'choice', options: enumOptions(OfferTag) },
    { name: 'homestay_region_id', label: 'Region', kind: 'record', source: homestayRegions },
    { name: 'user_id', label: 'Owner', kind: 'record', source: users, to: ({ owner }) => owner },
    { name: 'position', label: 'Position', kind: 'number' },
    { name: 'is_sponsored', label: 'Sponsored', kind: 'switch' },
    { name: 'status', label: 'Active', kind: 'switch' },
  ],
  imported: [
    { name: 'min_payment', label: 'Min payment', kind: 'number', unit: '%' },
    { name: 'room_type', label: 'Room type', kind: 'record', source: roomTypes },
    { name: 'property_type', label: 'Property type', kind: 'record', source: propertyTypes },
    { name: 'phone_1', label: 'Phone 1', kind: 'text', advise: phoneProblem },
    { name: 'phone_2', label: 'Phone 2', kind: 'text', advise: phoneProblem },
    ...richTexts(
      'homestay_details',
      'room_details',
      'what_is_included',
      'cancellation_details',
      'local_tourist_attraction',
      'available_facilities',
      'available_local_infrastructure',
    ),
  ],
});
