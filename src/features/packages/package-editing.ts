import { editing } from '@/components/edit-many/editing';
import { richTexts } from '@/components/edit-many/text-fields';
import { enumOptions } from '@/components/inputs/enum-options';
import { OfferTag } from '@/generated/model';
import { CreatePackageBody } from '@/generated/zod/packages/packages';
import {
  departureTypes,
  listingTypes,
  packageActivities,
  packageRegions,
  packageTypes,
  vendors,
} from '@/resources/pickers';
import { packages } from './package-values';

export const packageEditing = editing({
  resource: packages,
  schema: CreatePackageBody,
  fields: [
    { name: 'price_per_person', label: 'Price per person', kind: 'number', unit: 'NPR' },
    { name: 'discount_percentage', label: 'Discount percentage', kind: 'number', unit: '%' },
    { name: 'discount_total_no', label: 'Discount total no', kind: 'number' },
    { name: 'tag', label: 'Tag', kind: 'choice', options: enumOptions(OfferTag) },
    { name: 'region_id', label: 'Region', kind: 'record', source: packageRegions },
    { name: 'activity_id', label: 'Activity', kind: 'record', source: packageActivities },
    { name: 'vendor_id', label: 'Vendor', kind: 'record', source: vendors },
    { name: 'position', label: 'Position', kind: 'number' },
    { name: 'is_sponsored', label: 'Sponsored', kind: 'switch' },
    { name: 'status', label: 'Active', kind: 'switch' },
  ],
  imported: [
    { name: 'departure_type', label: 'Departure type', kind: 'record', source: departureTypes },
    { name: 'package_type', label: 'Package type', kind: 'record', source: packageTypes },
    { name: 'listing_type', label: 'Listing type', kind: 'record', source: listingTypes },
    ...richTexts('overview', 'highlights', 'includes', 'excludes', 'good_to_know', 'cancellation'),
  ],
});
