import { askToSave, useAsk } from '@/components/dialogs/use-ask';
import { TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { getGetRoleQueryOptions } from '@/generated/api/roles/roles';
import type { Role } from '@/generated/model';
import { CreateRoleBody } from '@/generated/zod/roles/roles';
import { cautionBefore } from './own-role';
import { PermissionsField } from './permissions-field';
import { roles } from './role-values';

export const RoleForm = ({ record }: { record?: Role }) => {
  const [ask, dialog] = useAsk();
  const form = useResourceForm({
    noun: 'role',
    resource: roles,
    record,
    schema: CreateRoleBody,
    beforeSave: async (values) => askToSave(ask, 'role', record && (await cautionBefore(record, values))),
  });
  return (
    <FormPage form={form}>
      {dialog}
      <FormSection title="Role">
        <TextField form={form} name="name" />
        <PermissionsField form={form} name="permissions" label="Permissions" held={record?.permissions} />
      </FormSection>
    </FormPage>
  );
};

export const RoleEdit = editScreen('the role', getGetRoleQueryOptions, RoleForm);
