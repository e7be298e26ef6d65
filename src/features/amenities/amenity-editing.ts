import { editing } from '@/components/edit-many/editing';
import { enumOptions } from '@/components/inputs/enum-options';
import { AmenityType } from '@/generated/model';
import { CreateAmenityBody } from '@/generated/zod/amenities/amenities';
import { amenities } from './amenity-values';

export const amenityEditing = editing({
  resource: amenities,
  schema: CreateAmenityBody,
  fields: [
    { name: 'display_name', label: 'Display name', kind: 'text' },
    { name: 'type', label: 'Type', kind: 'choice', options: enumOptions(AmenityType) },
    { name: 'status', label: 'Active', kind: 'switch' },
  ],
});
