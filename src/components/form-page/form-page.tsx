import type { ReactNode } from 'react';
import { Alert, Button, Group, List, Progress, Title } from '@mantine/core';
import { useScreenTitle, type Crumb } from '@/components/shell/screen-title';
import { useShortcuts } from '@/components/use-shortcuts';
import { DraftOffer } from './draft-offer';
import classes from './form-page.module.css';
import { LeaveDialog } from './leave-dialog';
import type { FormProblem, ResourceForm } from './use-resource-form';

interface FormPageProps<Values extends object> {
  form: ResourceForm<Values>;
  /** The form's sections. */
  children: ReactNode;
  /** Stands beside the sections where there is room, else above them: the `SectionRail` of a long form. */
  rail?: ReactNode;
  /** Records above this one in the breadcrumb, outermost first; keeps its identity between renders. */
  trail?: readonly Crumb[] | undefined;
}

/** The frame of every create and edit screen: heading, what went wrong, sections, save bar. */
export const FormPage = <Values extends object>({ form, children, rail, trail }: FormPageProps<Values>) => {
  const title = `${form.creating ? 'Create' : 'Edit'} ${form.noun}`;
  useScreenTitle({ title, record: form.recordName || undefined, trail });
  useShortcuts(
    [
      [
        'mod+S',
        () => {
          if (form.guard.status !== 'blocked') form.submit('leave');
        },
      ],
    ],
    { whileTyping: true },
  );

  return (
    <form
      className={classes.page}
      data-railed={rail !== undefined || undefined}
      noValidate
      data-resource={form.noun}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit('leave');
      }}
    >
      <Title order={1} size="h2">
        {title}
      </Title>
      {form.draft && (
        <DraftOffer
          draft={form.draft}
          title="You left this form without saving"
          except="files and passwords"
        />
      )}
      {form.problem && <ProblemSummary noun={form.noun} problem={form.problem} />}
      {form.notice && (
        <Alert color="warning" role="alert">
          {form.notice}
        </Alert>
      )}
      <div className={rail ? classes.railed : undefined}>
        {rail}
        {/* What is typed now would not be in what is being saved. */}
        <div className={classes.sections} inert={form.saving}>
          {children}
        </div>
      </div>
      {(form.creating || form.dirty || form.saving) && <SaveBar form={form} />}
      <LeaveDialog guard={form.guard} />
    </form>
  );
};

const ProblemSummary = ({ noun, problem }: { noun: string; problem: FormProblem }) => (
  <Alert color="danger" role="alert" tabIndex={-1} title={`The ${noun} was not saved`}>
    {problem.message}
    {problem.rest.length > 0 && (
      <List size="sm" mt="xs">
        {problem.rest.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    )}
  </Alert>
);

const SaveBar = <Values extends object>({ form }: { form: ResourceForm<Values> }) => (
  <div className={classes.bar} role="group" aria-label="Save">
    <div className={classes.barText} role="status">
      {form.saving ? 'Saving' : form.dirty ? 'Not saved yet' : ''}
      {form.progress !== undefined && (
        <Progress value={form.progress * 100} aria-label="Upload progress" mt={4} size="sm" />
      )}
    </div>
    <Group gap="xs" className={classes.barButtons} wrap="nowrap">
      <Button variant="subtle" color="gray" onClick={form.discard} disabled={form.saving}>
        Discard
      </Button>
      {form.creating && (
        <Button
          variant="default"
          disabled={form.saving}
          onClick={() => {
            form.submit('stay');
          }}
        >
          Save and continue
        </Button>
      )}
      <Button type="submit" loading={form.saving}>
        Save
      </Button>
    </Group>
  </div>
);
