import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { askToSave, useAsk } from '@/components/dialogs/use-ask';
import { SwitchField, TextField } from '@/components/fields/fields';
import { NewPasswordFields } from '@/components/fields/password-fields';
import { PickerField } from '@/components/fields/picker-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { getListRoleOptionsQueryOptions } from '@/generated/api/roles/roles';
import { getGetUserQueryOptions } from '@/generated/api/users/users';
import type { User } from '@/generated/model';
import { partsOfName } from '@/lib/records/record-name';
import { isVendorRole } from '@/lib/records/vendor-role';
import { rolePicker } from '@/resources/pickers';
import { cautionAbout, cautionBefore } from './cautions';
import { userSchema } from './user-schema';
import { roleOf, userResource } from './user-values';

/** The part of an e-mail address before the @. */
const localPart = (email: string) => email.split('@', 1).join();

export const UserForm = ({ record }: { record?: User }) => {
  const [ask, dialog] = useAsk();
  const known = useQuery({ ...getListRoleOptionsQueryOptions(), staleTime: 60_000, enabled: !record }).data;
  const form = useResourceForm({
    noun: $localize`user`,
    resource: userResource,
    record,
    // The profile asks for the missing fields of a vendor.
    afterCreate: (id, { role_id }) =>
      known?.data.some((role) => role.id === role_id && isVendorRole(role))
        ? linkOptions({ to: '/users/$userId/profile', params: { userId: id } })
        : undefined,
    createdLink: (id) => ({
      label: $localize`Sign-in letter`,
      link: linkOptions({ to: '/users/$userId/letter', params: { userId: id } }),
    }),
    name: (values) => partsOfName(values) || values.email,
    schema: userSchema,
    secret: ['password', 'password_confirmation'],
    removeCaution: record && (() => cautionAbout([record], 'delete')),
    beforeSave: async (values) => askToSave(ask, 'user', record && (await cautionBefore(record, values))),
  });
  const { fields, creating } = form;
  // Follows the e-mail address until typed by hand.
  fields.watch('email', ({ previousValue, value }) => {
    if (creating && fields.getValues().username === localPart(previousValue))
      fields.setFieldValue('username', localPart(value));
  });
  return (
    <FormPage form={form}>
      {dialog}
      <FormSection title={$localize`Name`}>
        <TextField form={form} name="first_name" />
        <TextField form={form} name="middle_name" />
        <TextField form={form} name="last_name" />
      </FormSection>
      <FormSection title={$localize`Account`}>
        <TextField form={form} name="email" type="email" autoComplete="off" />
        <TextField form={form} name="username" autoComplete="off" />
        <PickerField form={form} name="role_id" source={rolePicker} selected={record && roleOf(record)} />
        <SwitchField form={form} name="status" />
      </FormSection>
      <FormSection
        title={$localize`Sign-in`}
        description={record && $localize`Leave both fields empty to keep the password as it is.`}
      >
        <NewPasswordFields
          form={form}
          name="password"
          label={$localize`Password`}
          confirmation={{ name: 'password_confirmation', label: $localize`Password confirmation` }}
          required={creating}
        />
      </FormSection>
    </FormPage>
  );
};

export const UserEdit = editScreen($localize`the user`, getGetUserQueryOptions, UserForm);
