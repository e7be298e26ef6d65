import type { PickerSource } from '@/components/pickers/picker-source';
import {
  blogCategories,
  departureTypes,
  homestayRegions,
  hotelRegions,
  listingTypes,
  packageActivities,
  packageRegions,
  packageTypes,
  propertyTypes,
  roles,
  roomTypes,
  users,
  vendors,
} from './pickers';

/** The sources of options by the tag that a reference of the contract names. */
export const sources: Readonly<Record<string, PickerSource>> = {
  'blog-categories': blogCategories,
  'departure-types': departureTypes,
  'homestay-regions': homestayRegions,
  'hotel-regions': hotelRegions,
  'listing-types': listingTypes,
  'package-activities': packageActivities,
  'package-regions': packageRegions,
  'package-types': packageTypes,
  'property-types': propertyTypes,
  roles,
  'room-types': roomTypes,
  users,
  vendors,
};
