import type { ReactNode } from 'react';
import { ActionIcon, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type Address, linkTo } from '@/components/address';
import { useDeleteDialog } from '@/components/delete-dialog';
import classes from '@/components/detail-page/detail-page.module.css';
import { ScreenLink } from '@/components/screen-link';

/** The children of a record, one below the other; each is a `ChildItem`. */
export const ChildItems = ({ children }: { children: ReactNode }) => (
  <ol className={classes.items}>{children}</ol>
);

interface ChildItemProps {
  /** How a child is called, in lower case: "itinerary day". */
  noun: string;
  name: string;
  /** Before the name: which day it is. */
  lead?: ReactNode;
  /** Beside the name: its status. */
  badge?: ReactNode;
  /** Under the name, in a line. */
  note?: ReactNode;
  /** Where it is edited, and how it is deleted; left out where it is only read. */
  actions?: { edit: Address; remove: () => Promise<unknown> } | undefined;
  children?: ReactNode;
}

/** One child of a record: its name and content, edited on its own form and deleted in place. */
export const ChildItem = ({ noun, actions, children, ...head }: ChildItemProps) => (
  <li className={classes.item}>
    <ChildHead {...head} actions={actions && <ChildActions noun={noun} name={head.name} {...actions} />} />
    {children}
  </li>
);

interface ChildHeadProps extends Pick<ChildItemProps, 'name' | 'lead' | 'badge' | 'note'> {
  /** Buttons beside it. */
  actions?: ReactNode;
}

/** The head of a child: its name, status, note and buttons. */
const ChildHead = ({ name, lead, badge, note, actions }: ChildHeadProps) => (
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
    {actions && <div className={classes.itemActions}>{actions}</div>}
  </div>
);

/** The link to a child's own form. */
const EditChild = ({ name, to }: { name: string; to: Address }) => (
  <ActionIcon
    size={28}
    aria-label={`Edit ${name}`}
    data-hint="Edit"
    renderRoot={(props) => <ScreenLink {...props} {...linkTo(to)} />}
  >
    <IconPencil size={17} />
  </ActionIcon>
);

type ChildActionsProps = Pick<ChildItemProps, 'noun' | 'name'> & NonNullable<ChildItemProps['actions']>;

const ChildActions = ({ noun, name, edit, remove }: ChildActionsProps) => {
  const [ask, dialog] = useDeleteDialog(noun, (asked: string) => ({ name: asked, remove }));
  return (
    <>
      <EditChild name={name} to={edit} />
      <ActionIcon size={28} aria-label={`Delete ${name}`} data-hint="Delete" onClick={() => ask(name)}>
        <IconTrash size={17} />
      </ActionIcon>
      {dialog}
    </>
  );
};
