import type { ReactNode } from 'react';
import { Group, Text, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { LinkButton } from '@/components/links/link-button';
import { DetailMenu } from '@/components/records/detail-menu';
import { StatusBadge } from '@/components/text/status-badge';
import { FormNeighbours } from './form-neighbours';
import type { ResourceForm } from './resource-form';

interface FormHeadingProps<Values extends object> {
  form: ResourceForm<Values>;
  title: string;
  /** Further actions on the form's content. */
  actions?: ReactNode;
}

/** The heading of a form's screen: what it does, the record's name, and further actions. */
export const FormHeading = <Values extends object>(props: FormHeadingProps<Values>) => {
  const { form, title, actions } = props;
  const { noun, recordName, stored, view, remove } = form;
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs" miw={0}>
        <Title order={1} size="h2">
          {title}
        </Title>
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
              View
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
