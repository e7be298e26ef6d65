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
    noun: $localize`password`,
    resource: passwordResource,
    record: self,
    name: () => $localize`Your password`,
    schema: passwordSchema,
    secret: ['old_password', 'new_password', 'confirm_password'],
    onSaved: () => {
      form.reset();
      notifySuccess($localize`Your password was changed.`);
    },
  });
  const guard = useLeaveGuard('/settings', form.dirty, { isDirty: form.isDirty, origins: ['tab'] });
  const discard = useDiscard($localize`password`, form.restore);
  const discardInput = () => {
    discard($localize`The typed passwords were discarded.`, form.unsaved());
    form.reset();
  };
  return (
    <>
      <Form form={form} label={$localize`Password`} onDiscard={discardInput}>
        <FormSection title={$localize`Your password`}>
          <WholeWidth>
            <PasswordField
              form={form}
              name="old_password"
              label={$localize`Old password`}
              autoComplete="current-password"
              required
            />
          </WholeWidth>
          <NewPasswordFields
            form={form}
            name="new_password"
            label={$localize`New password`}
            confirmation={{ name: 'confirm_password', label: $localize`Confirm password` }}
            required
          />
        </FormSection>
      </Form>
      <LeaveDialog guard={guard} onLeave={discardInput} saving={form.saving} />
    </>
  );
};
