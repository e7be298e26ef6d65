import {
  getListDepartureTypeOptionsQueryKey,
  getListListingTypeOptionsQueryKey,
  getListPackageTypeOptionsQueryKey,
  listDepartureTypeOptions,
  listListingTypeOptions,
  listPackageTypeOptions,
} from '@/generated/api/lookups/lookups';
import { AsyncPicker, type PickerProps } from './async-picker';
import { toOption, wholeList } from './picker-source';

const departureTypes = wholeList(getListDepartureTypeOptionsQueryKey(), listDepartureTypeOptions, toOption);
const packageTypes = wholeList(getListPackageTypeOptionsQueryKey(), listPackageTypeOptions, toOption);
const listingTypes = wholeList(getListListingTypeOptionsQueryKey(), listListingTypeOptions, toOption);

/** Chooses when a package can set out: on fixed dates, any day. */
export const DepartureTypePicker = (props: PickerProps) => <AsyncPicker {...props} source={departureTypes} />;

/** Chooses for whom a package is meant: private, group, family. */
export const PackageTypePicker = (props: PickerProps) => <AsyncPicker {...props} source={packageTypes} />;

/** Chooses how a package is listed: standard, featured. */
export const ListingTypePicker = (props: PickerProps) => <AsyncPicker {...props} source={listingTypes} />;
