import {
  getListPackageRegionOptionsQueryKey,
  listPackageRegionOptions,
} from '@/generated/api/package-regions/package-regions';
import { AsyncPicker, type PickerProps } from './async-picker';
import { toOption, wholeList } from './picker-source';

export const packageRegions = wholeList(
  getListPackageRegionOptionsQueryKey(),
  listPackageRegionOptions,
  toOption,
);

/** Chooses a package region; the API gives them all at once. */
export const PackageRegionPicker = (props: PickerProps) => <AsyncPicker {...props} source={packageRegions} />;
