import { IconDots, IconTrash } from '@tabler/icons-react';
import { LazyMenu, type MenuParts } from '@/components/lazy-menu';
import { RowButton } from '@/components/row-button';
import { ScreenLink } from '@/components/screen-link';
import type { MenuItem } from './column';

interface RowMenuProps {
  /** Which record the menu belongs to. */
  name: string;
  items: readonly MenuItem[];
  onDelete: (() => void) | undefined;
}

const RowMenuItem = ({ Menu, item }: { Menu: MenuParts; item: MenuItem }) => {
  const { label, icon: ItemIcon, color } = item;
  const shown = { color, leftSection: ItemIcon && <ItemIcon size={16} />, children: label };
  if (!('link' in item)) return <Menu.Item {...shown} onClick={item.onClick} />;
  const { link } = item;
  return <Menu.Item {...shown} renderRoot={(props) => <ScreenLink {...props} {...link} />} />;
};

/** What can be done with a row besides viewing and editing it. */
export const RowMenu = ({ name, items, onDelete }: RowMenuProps) =>
  (items.length > 0 || onDelete) && (
    <LazyMenu
      position="bottom-end"
      items={(Menu) => (
        <>
          {items.map((item) => (
            <RowMenuItem key={item.label} Menu={Menu} item={item} />
          ))}
          {onDelete && items.length > 0 && <Menu.Divider />}
          {onDelete && (
            <Menu.Item color="danger" leftSection={<IconTrash size={16} />} onClick={onDelete}>
              Delete
            </Menu.Item>
          )}
        </>
      )}
    >
      {(props) => (
        <RowButton {...props} aria-label={`More for ${name}`}>
          <IconDots size={17} aria-hidden />
        </RowButton>
      )}
    </LazyMenu>
  );
