import { getListVendorOptionsQueryKey, listVendorOptions } from '@/generated/api/lookups/lookups';
import { AsyncPicker, type PickerProps } from './async-picker';
import { toPersonOption, wholeList } from './picker-source';

export const vendors = wholeList(getListVendorOptionsQueryKey(), listVendorOptions, toPersonOption);

/** Chooses a vendor by its full name; the API gives them all at once. */
export const VendorPicker = (props: PickerProps) => <AsyncPicker {...props} source={vendors} />;
