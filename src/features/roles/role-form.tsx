import { TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { createRole, updateRole, useGetRole } from '@/generated/api/roles/roles';
import type { Role } from '@/generated/model';
import { CreateRoleBody } from '@/generated/zod/roles/roles';
import { PermissionsField } from './permissions-field';
import { toRoleValues } from './role-values';

const RoleForm = ({ role }: { role?: Role }) => {
  const form = useResourceForm({
    noun: 'role',
    id: role?.id,
    list: '/roles',
    name: ({ name }) => name,
    initialValues: toRoleValues(role),
    schema: CreateRoleBody,
    toBody: (values) => values,
    save: (body) => (role ? updateRole(role.id, body) : createRole(body)),
  });
  return (
    <FormPage form={form}>
      <FormSection title="Role">
        <TextField form={form} name="name" label="Name" required />
      </FormSection>
      <FormSection title="Permissions">
        <PermissionsField form={form} name="permissions" label="Permissions" held={role?.permissions} />
      </FormSection>
    </FormPage>
  );
};

export const RoleCreate = () => <RoleForm />;

export const RoleEdit = ({ roleId }: { roleId: number }) => {
  const role = useGetRole(roleId, { query: freshRecord });
  return (
    <RecordGate what="the role" query={role}>
      {({ data }) => <RoleForm role={data} />}
    </RecordGate>
  );
};
