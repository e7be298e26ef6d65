import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, type Icon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';

interface RowMenuItem {
  label: string;
  link: LinkProps;
  icon: Icon;
}

interface RowMenuProps {
  /** Which record the menu belongs to. */
  name: string;
  items: readonly RowMenuItem[];
}

/** What can be done with a row besides view, edit and delete; for `extra` of its actions. */
export const RowMenu = ({ name, items }: RowMenuProps) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <ActionIcon size={28} variant="subtle" color="gray" aria-label={`More for ${name}`}>
        <IconDots size={17} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {items.map(({ label, link, icon: ItemIcon }) => (
        <Menu.Item
          key={label}
          leftSection={<ItemIcon size={16} />}
          renderRoot={(props) => <Link {...props} {...link} state={{ fromList: true }} />}
        >
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
