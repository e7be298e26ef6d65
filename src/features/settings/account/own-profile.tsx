import { loadUser } from '@/api/session';
import { TextField } from '@/components/fields/fields';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { Form } from '@/components/form-page/form';
import { FormSection } from '@/components/form-page/form-section';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useFormDraft } from '@/components/form-page/use-draft';
import { useFormState } from '@/components/form-page/use-form-state';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { notifySuccess, notKept } from '@/components/notices/notices';
import { RecordGate } from '@/components/records/record-gate';
import { getGetOwnProfileQueryOptions } from '@/generated/api/profile/profile';
import type { OwnProfile as Profile } from '@/generated/model';
import { UpdateOwnProfileBody } from '@/generated/zod/profile/profile';
import { ownProfileResource, withUnknown } from './own-profile-values';

const OwnProfileForm = ({ profile }: { profile: Profile }) => {
  const form = useFormState({
    noun: $localize`profile`,
    resource: ownProfileResource,
    record: profile,
    name: ({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' '),
    schema: UpdateOwnProfileBody,
    onSaved: ({ values, lost }) => {
      erase();
      form.fields.setInitialValues(values);
      form.reset();
      notifySuccess($localize`Your profile was saved.`, { warning: notKept(lost) });
      // The menu shows the signed-in user.
      void loadUser().catch(() => undefined);
    },
  });
  const { offer, discard, erase } = useFormDraft('/settings', { label: $localize`Edit your profile` }, form);
  const guard = useLeaveGuard('/settings', form.dirty, { isDirty: form.isDirty, origins: ['tab'] });
  const discardInput = () => {
    const { values, base } = form.unsaved();
    discard($localize`The changes to your profile were discarded.`, values, base);
    form.reset();
  };
  return (
    <>
      <Form
        form={form}
        label={$localize`Profile`}
        onDiscard={discardInput}
        heading={offer && <DraftOffer draft={offer} />}
      >
        <FormSection title={$localize`Name`}>
          <TextField form={form} name="first_name" autoComplete="given-name" required />
          <TextField form={form} name="middle_name" autoComplete="additional-name" />
          <TextField form={form} name="last_name" autoComplete="family-name" required />
        </FormSection>
        <FormSection title={$localize`Account`}>
          <TextField form={form} name="email" type="email" autoComplete="email" required />
          <TextField form={form} name="username" autoComplete="username" required />
        </FormSection>
      </Form>
      <LeaveDialog guard={guard} onLeave={discardInput} saving={form.saving} />
    </>
  );
};

export const OwnProfile = () => (
  <RecordGate what={$localize`your profile`} record={getGetOwnProfileQueryOptions()}>
    {({ data }) => <OwnProfileForm profile={withUnknown(data)} />}
  </RecordGate>
);
