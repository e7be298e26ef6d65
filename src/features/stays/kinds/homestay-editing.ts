import { homestayRegions, users } from '@/areas/pickers';
import { editing } from '@/components/edit-many/editing';
import { enumOptions } from '@/components/inputs/enum-options';
import { OfferTag } from '@/generated/model';
import { CreateHomestayBody } from '@/generated/zod/homestays/homestays';
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
});
