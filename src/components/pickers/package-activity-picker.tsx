import {
  getListPackageActivityOptionsQueryKey,
  listPackageActivityOptions,
} from '@/generated/api/package-activities/package-activities';
import { AsyncPicker, type PickerProps } from './async-picker';
import { toOption, wholeList } from './picker-source';

export const packageActivities = wholeList(
  getListPackageActivityOptionsQueryKey(),
  listPackageActivityOptions,
  toOption,
);

/** Chooses a package activity; the API gives them all at once. */
export const PackageActivityPicker = (props: PickerProps) => (
  <AsyncPicker {...props} source={packageActivities} />
);
