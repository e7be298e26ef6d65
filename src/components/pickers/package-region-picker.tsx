import {
  getListPackageRegionOptionsQueryKey,
  listPackageRegionOptions,
} from '@/generated/api/package-regions/package-regions';
import { AsyncPicker, type PickerProps } from './async-picker';
import { toOptions, type PickerSource } from './picker-source';

const packageRegions: PickerSource = {
  queryKey: getListPackageRegionOptionsQueryKey(),
  load: async (_term, signal) => toOptions((await listPackageRegionOptions(undefined, signal)).data),
  filter: 'client',
};

/** Chooses a package region; the API gives them all at once. */
export const PackageRegionPicker = (props: PickerProps) => <AsyncPicker {...props} source={packageRegions} />;
