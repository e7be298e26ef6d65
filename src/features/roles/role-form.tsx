import { readUser } from '@/api/session/tokens';
import { askToSave, useAsk } from '@/components/dialogs/use-ask';
import { TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { getGetRoleQueryOptions } from '@/generated/api/roles/roles';
import { getUser } from '@/generated/api/users/users';
import type { Role } from '@/generated/model';
import { CreateRoleBody } from '@/generated/zod/roles/roles';
import { PermissionsField } from './permissions-field';
import { permissionIds, roleResource } from './role-values';

const holds = async (user: number, { id }: Role): Promise<boolean> => {
  try {
    return (await getUser(user)).data.roles?.some((role) => role.id === id) ?? false;
  } catch {
    // Does not ask a user who may not read users.
    return false;
  }
};

/** The warning before a role is saved with these permissions: the user has the role, and loses some of them. */
const cautionBefore = async (
  role: Role,
  { permissions }: { permissions: readonly number[] },
): Promise<string | undefined> => {
  const taken = permissionIds(role.permissions).some((id) => !permissions.includes(id));
  const self = Number(readUser()?.id);
  if (!taken || !(self > 0) || !(await holds(self, role))) return undefined;
  return $localize`This is your own role: without the permissions that you remove, you may not be able to undo this.`;
};

export const RoleForm = ({ record }: { record?: Role }) => {
  const [ask, dialog] = useAsk();
  const form = useResourceForm({
    noun: $localize`role`,
    resource: roleResource,
    record,
    schema: CreateRoleBody,
    beforeSave: async (values) => askToSave(ask, 'role', record && (await cautionBefore(record, values))),
  });
  return (
    <FormPage form={form}>
      {dialog}
      <FormSection title={$localize`Role`} help="Give people access">
        <TextField form={form} name="name" />
        <PermissionsField
          form={form}
          name="permissions"
          label={$localize`Permissions`}
          held={record?.permissions}
        />
      </FormSection>
    </FormPage>
  );
};

export const RoleEdit = editScreen($localize`the role`, getGetRoleQueryOptions, RoleForm);
