import type { ReactNode } from 'react';
import { Group, Text, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useFrom } from '@/components/links/from';
import { LinkButton } from '@/components/links/link-button';
import { DetailMenu } from '@/components/records/detail-menu';
import { NeighbourArrows } from '@/components/records/neighbour-arrows';
import { useNeighbours } from '@/components/records/use-neighbours';
import { type Crumb, useScreenTitle } from '@/components/screen/screen-title';
import { StatusBadge } from '@/components/text/status-badge';
import { DraftOffer } from './draft-offer';
import { Form } from './form';
import { LeaveDialog } from './leave-dialog';
import type { ResourceForm } from './use-resource-form';

interface FormNeighboursProps {
  noun: string;
  record: NonNullable<ResourceForm<object>['stored']>;
}

/** Links to the forms of the previous and next record in the list that it was opened from, if it was. */
const FormNeighbours = ({ noun, record }: FormNeighboursProps) => {
  const links = useNeighbours(useFrom(record.id), { ...record, noun });
  return (
    links && (
      <Group gap={6} wrap="nowrap">
        <NeighbourArrows {...links} />
      </Group>
    )
  );
};

interface FormHeadingProps<Values extends object> {
  form: ResourceForm<Values>;
  title: string;
  /** Further actions on the form's content. */
  actions?: ReactNode;
}

/** The heading of a form's screen: what it does, the record's name, and further actions. */
const FormHeading = <Values extends object>(props: FormHeadingProps<Values>) => {
  const { form, title, actions } = props;
  const { noun, recordName, stored, view, remove } = form;
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs" miw={0}>
        <Title order={1}>{title}</Title>
        {recordName && (
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{recordName}</bdi>
          </Text>
        )}
        {stored?.active !== undefined && <StatusBadge active={stored.active} />}
      </Group>
      {(stored ?? actions) && (
        <Group gap="xs" wrap="nowrap" ms="auto">
          {stored && <FormNeighbours noun={noun} record={stored} />}
          {actions}
          {stored && view && (
            <LinkButton variant="default" leftSection={<IconEye size={16} />} {...view(stored.id)}>
              {$localize`View`}
            </LinkButton>
          )}
          {stored && remove && (
            <DetailMenu
              noun={noun}
              name={recordName}
              links={[]}
              remove={remove}
              caution={form.removeCaution}
              onDeleted={form.removed}
            />
          )}
        </Group>
      )}
    </Group>
  );
};

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
