import { getListPackagesQueryKey, listPackages } from '@/generated/api/packages/packages';
import { AsyncPicker, type PickerProps } from './async-picker';
import { MOST_OPTIONS, toOptions, type PickerSource } from './picker-source';

const packages: PickerSource = {
  queryKey: getListPackagesQueryKey(),
  load: async (term, signal) => {
    const name = term.trim();
    const query = { per_page: MOST_OPTIONS, sort: 'name', ...(name === '' ? {} : { name }) };
    return toOptions((await listPackages(query, undefined, signal)).data);
  },
  filter: 'server',
};

/** Chooses a package by its name; the API searches. */
export const PackagePicker = (props: PickerProps) => <AsyncPicker {...props} source={packages} />;
