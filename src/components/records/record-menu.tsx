import type { ReactNode } from 'react';
import type { MantineColor } from '@mantine/core';
import { type Icon, IconTrash } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { ScreenLink } from '@/components/links/screen-link';
import { LazyMenu, type MenuParts } from '@/components/overlays/lazy-menu';
import type { LazyTargetProps } from '@/components/overlays/use-lazy-target';

/** A further action on a record: a link, or a callback, such as opening a dialog. */
export type MenuItem = { label: string; icon?: Icon; color?: MantineColor } & (
  { link: LinkProps } | { onClick: () => void }
);

const Item = ({ Menu, item }: { Menu: MenuParts; item: MenuItem }) => {
  const { label, icon: ItemIcon, color } = item;
  const shown = { color, leftSection: ItemIcon && <ItemIcon size={16} />, children: label };
  if (!('link' in item)) return <Menu.Item {...shown} onClick={item.onClick} />;
  const { link } = item;
  return <Menu.Item {...shown} renderRoot={(props) => <ScreenLink {...props} {...link} />} />;
};

interface RecordMenuProps {
  items: readonly MenuItem[];
  /** Deletes the record; the last item. */
  onDelete: (() => void) | undefined;
  /** Renders the button that opens the menu. */
  children: (props: LazyTargetProps) => ReactNode;
}

/** The actions of a record that have no button of their own. */
export const RecordMenu = ({ items, onDelete, children }: RecordMenuProps) => (
  <LazyMenu
    items={(Menu) => (
      <>
        {items.map((item) => (
          <Item key={item.label} Menu={Menu} item={item} />
        ))}
        {onDelete && items.length > 0 && <Menu.Divider />}
        {onDelete && (
          <Item
            Menu={Menu}
            item={{ label: $localize`Delete`, icon: IconTrash, color: 'danger', onClick: onDelete }}
          />
        )}
      </>
    )}
  >
    {children}
  </LazyMenu>
);
