import type { PickerSource } from '@/components/pickers/picker-source';
import {
  blogCategoryPicker,
  departureTypePicker,
  homestayRegionPicker,
  hotelRegionPicker,
  listingTypePicker,
  packageActivityPicker,
  packageRegionPicker,
  packageTypePicker,
  propertyTypePicker,
  rolePicker,
  roomTypePicker,
  userPicker,
  vendorPicker,
} from './pickers';

/** The sources of options by the tag that a reference of the contract names. */
export const sources: Readonly<Record<string, PickerSource>> = {
  'blog-categories': blogCategoryPicker,
  'departure-types': departureTypePicker,
  'homestay-regions': homestayRegionPicker,
  'hotel-regions': hotelRegionPicker,
  'listing-types': listingTypePicker,
  'package-activities': packageActivityPicker,
  'package-regions': packageRegionPicker,
  'package-types': packageTypePicker,
  'property-types': propertyTypePicker,
  roles: rolePicker,
  'room-types': roomTypePicker,
  users: userPicker,
  vendors: vendorPicker,
};
