import type { ReactNode } from 'react';
import { ActionIcon, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import classes from '@/components/detail-page/detail-page.module.css';
import { useDeleteDialog } from '@/components/dialogs/delete-dialog';
import { ScreenIcon } from '@/components/links/link-button';

interface ChildActions {
  /** The noun of a child, in lower case: "itinerary day". */
  noun: string;
  edit: LinkProps;
  remove: () => Promise<unknown>;
}

interface ChildItemProps {
  name: string;
  /** Before the name: the number of the day. */
  lead?: ReactNode;
  /** Beside the name: its status. */
  badge?: ReactNode;
  /** A line below the name. */
  note?: ReactNode;
  /** Undefined if read-only. */
  actions?: ChildActions | undefined;
  children?: ReactNode;
}

/** A child of a record: its name and content, with actions to edit and delete it. */
export const ChildItem = ({ name, lead, badge, note, actions, children }: ChildItemProps) => (
  <li className={classes.item}>
    <div className={classes.itemHead}>
      <div className={classes.itemHeading}>
        {lead && (
          <Text size="xs" c="dimmed">
            {lead}
          </Text>
        )}
        <div className={classes.name}>
          <Title order={3} size="h5" dir="auto">
            {name}
          </Title>
          {badge}
        </div>
        {note && (
          <Text size="sm" c="dimmed" dir="auto">
            {note}
          </Text>
        )}
      </div>
      {actions && <ChildButtons name={name} {...actions} />}
    </div>
    {children}
  </li>
);

const ChildButtons = ({ noun, name, edit, remove }: ChildActions & { name: string }) => {
  const [ask, dialog] = useDeleteDialog(noun, (asked: string) => ({ name: asked, remove }));
  return (
    <div className={classes.itemActions}>
      <ScreenIcon size={28} aria-label={$localize`Edit ${name}:name:`} data-hint={$localize`Edit`} {...edit}>
        <IconPencil size={17} />
      </ScreenIcon>
      <ActionIcon
        size={28}
        aria-label={$localize`Delete ${name}:name:`}
        data-hint={$localize`Delete`}
        onClick={() => ask(name)}
      >
        <IconTrash size={17} />
      </ActionIcon>
      {dialog}
    </div>
  );
};
