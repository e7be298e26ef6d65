import { useDiscard } from '@/components/dialogs/use-discard';
import { NewPasswordFields, PasswordField } from '@/components/fields/password-fields';
import { Form } from '@/components/form-page/form';
import { FormSection, WholeWidth } from '@/components/form-page/form-section';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useFormState } from '@/components/form-page/use-form-state';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { notifySuccess } from '@/components/notices/notices';
import { passwordResource, passwordSchema } from './password-resource';

const self = { id: 0 };

export const OwnPassword = () => {
  const form = useFormState({
    noun: 'password',
    resource: passwordResource,
    record: self,
    name: () => 'Your password',
    schema: passwordSchema,
    secret: ['old_password', 'new_password', 'confirm_password'],
    onSaved: () => {
      form.reset();
      notifySuccess('Your password was changed.');
    },
  });
  const guard = useLeaveGuard('/settings', form.dirty, { isDirty: form.isDirty, origins: ['tab'] });
  const discard = useDiscard('password', form.restore);
  const discardInput = () => {
    discard('The typed passwords were discarded.', form.unsaved());
    form.reset();
  };
  return (
    <>
      <Form form={form} label="Password" onDiscard={discardInput}>
        <FormSection title="Your password">
          <WholeWidth>
            <PasswordField
              form={form}
              name="old_password"
              label="Old password"
              autoComplete="current-password"
              required
            />
          </WholeWidth>
          <NewPasswordFields
            form={form}
            name="new_password"
            label="New password"
            confirmation={{ name: 'confirm_password', label: 'Confirm password' }}
            required
          />
        </FormSection>
      </Form>
      <LeaveDialog guard={guard} onLeave={discardInput} saving={form.saving} />
    </>
  );
};
