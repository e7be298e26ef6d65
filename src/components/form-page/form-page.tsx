import type { ReactNode } from 'react';
import { type Crumb, useScreenTitle } from '@/components/screen/screen-title';
import { DraftOffer } from './draft-offer';
import { Form } from './form';
import { FormHeading } from './form-heading';
import { LeaveDialog } from './leave-dialog';
import type { ResourceForm } from './use-resource-form';

interface FormPageProps<Values extends object> {
  form: ResourceForm<Values>;
  /** The form's sections. */
  children: ReactNode;
  /** Shown beside the sections if there is room, else above them: the `SectionRail` of a long form. */
  rail?: (beside: boolean) => ReactNode;
  /** Ancestors of this record in the breadcrumb, outermost first. */
  trail?: readonly Crumb[] | undefined;
  /** Shown beside the title. */
  actions?: ReactNode;
  /** The surrounding screen has the title. */
  untitled?: true | undefined;
}

/** The frame of every create and edit screen: title, draft offer, form, and leave guard. */
export const FormPage = <Values extends object>(props: FormPageProps<Values>) => {
  const { form, children, rail, trail, actions, untitled } = props;
  const title = form.creating ? $localize`Create ${form.noun}:noun:` : $localize`Edit ${form.noun}:noun:`;
  useScreenTitle({ title, record: form.recordName || undefined, trail });
  return (
    <>
      <Form
        form={form}
        label={title}
        rail={rail}
        main
        opens={form.view !== undefined}
        onDiscard={form.discardAndLeave}
        heading={
          <>
            {!untitled && <FormHeading form={form} title={title} actions={actions} />}
            {form.draft && (
              <DraftOffer draft={form.draft} except={$localize`Files and passwords were not kept.`} />
            )}
          </>
        }
      >
        {children}
      </Form>
      <LeaveDialog guard={form.guard} onLeave={form.discard} saving={form.saving} />
    </>
  );
};
