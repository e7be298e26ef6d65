import { getListFeatureOptionsQueryKey, listFeatureOptions } from '@/generated/api/features/features';
import { AsyncMultiPicker, type MultiPickerProps } from './async-multi-picker';
import { toFeatureOption, wholeList } from './picker-source';

const features = wholeList(getListFeatureOptionsQueryKey(), listFeatureOptions, toFeatureOption);

/** Chooses what a package or a stay offers; the API gives all features at once. */
export const FeatureMultiPicker = (props: MultiPickerProps) => (
  <AsyncMultiPicker {...props} source={features} />
);
