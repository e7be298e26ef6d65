import { useState } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconTrash, type Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { linkTo, type Address } from '@/components/address';
import { DeleteDialog } from './delete-dialog';

export interface DetailLink {
  label: string;
  icon: Icon;
  to: Address;
}

interface DetailMenuProps {
  /** How the record is called, in lower case: "package". */
  noun: string;
  /** The record's name. */
  name: string;
  links: readonly DetailLink[];
  /** Deletes the record; the last item of the menu. */
  remove?: (() => Promise<unknown>) | undefined;
  onDeleted?: (() => void) | undefined;
}

/** What can be done with a record besides its primary action; deleting it comes last. */
export const DetailMenu = ({ noun, name, links, remove, onDeleted }: DetailMenuProps) => {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={36} variant="default" aria-label={`More for ${name}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {links.map(({ label, icon: ItemIcon, to }) => (
            <Menu.Item
              key={label}
              leftSection={<ItemIcon size={16} />}
              renderRoot={(props) => <Link {...props} {...linkTo(to)} state={{ fromList: true }} />}
            >
              {label}
            </Menu.Item>
          ))}
          {remove && (
            <>
              {links.length > 0 && <Menu.Divider />}
              <Menu.Item
                color="danger"
                leftSection={<IconTrash size={16} />}
                onClick={() => {
                  setDeleting(true);
                }}
              >
                Delete
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {remove && (
        <DeleteDialog
          opened={deleting}
          noun={noun}
          name={name}
          remove={remove}
          onDeleted={onDeleted}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </>
  );
};
