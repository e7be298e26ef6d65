import { useState, type ReactNode } from 'react';
import { ActionIcon, Text, Title, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { linkTo, type Address } from '@/components/address';
import { DeleteDialog } from './delete-dialog';
import classes from './detail-page.module.css';

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
export const ChildItem = ({ noun, name, lead, badge, note, actions, children }: ChildItemProps) => (
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
      {actions && <ChildActions noun={noun} name={name} {...actions} />}
    </div>
    {children}
  </li>
);

type ChildActionsProps = Pick<ChildItemProps, 'noun' | 'name'> & NonNullable<ChildItemProps['actions']>;

const ChildActions = ({ noun, name, edit, remove }: ChildActionsProps) => {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className={classes.itemActions}>
      <Tooltip label="Edit" openDelay={400}>
        <ActionIcon
          size={28}
          variant="subtle"
          color="gray"
          aria-label={`Edit ${name}`}
          renderRoot={(props) => <Link {...props} {...linkTo(edit)} state={{ fromList: true }} />}
        >
          <IconPencil size={17} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete" openDelay={400}>
        <ActionIcon
          size={28}
          variant="subtle"
          color="gray"
          aria-label={`Delete ${name}`}
          onClick={() => {
            setDeleting(true);
          }}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </Tooltip>
      <DeleteDialog
        opened={deleting}
        noun={noun}
        name={name}
        remove={remove}
        onClose={() => {
          setDeleting(false);
        }}
      />
    </div>
  );
};
