import { getListRoleOptionsQueryKey, listRoleOptions } from '@/generated/api/roles/roles';
import { AsyncPicker, type PickerProps } from './async-picker';
import { toOptions, type PickerSource } from './picker-source';

const roles: PickerSource = {
  queryKey: getListRoleOptionsQueryKey(),
  load: async (_term, signal) => toOptions((await listRoleOptions(undefined, signal)).data),
  filter: 'client',
};

/** Chooses a role; the API gives them all at once. */
export const RolePicker = (props: PickerProps) => <AsyncPicker {...props} source={roles} />;
