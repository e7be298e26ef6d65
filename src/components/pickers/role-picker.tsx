import { getListRoleOptionsQueryKey, listRoleOptions } from '@/generated/api/roles/roles';
import { AsyncPicker, type PickerProps } from './async-picker';
import { toOption, wholeList } from './picker-source';

const roles = wholeList(getListRoleOptionsQueryKey(), listRoleOptions, toOption);

/** Chooses a role; the API gives them all at once. */
export const RolePicker = (props: PickerProps) => <AsyncPicker {...props} source={roles} />;
