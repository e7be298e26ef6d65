import type { MouseEvent, ReactNode } from 'react';
import type { Menu as MantineMenu, MenuProps } from '@mantine/core';
import { At } from './at-element';
import { type LazyTargetProps, useLazyTarget } from './use-lazy-target';
import { loadOverlayParts, useShown } from './use-overlay-parts';

/** The menu and its parts, for those who make its items. */
export type MenuParts = typeof MantineMenu;

interface LazyMenuProps extends Pick<MenuProps, 'position' | 'returnFocus' | 'width'> {
  onOpen?: () => void;
  /** The items, once the menu is wanted. */
  items: (Menu: MenuParts) => ReactNode;
  /** Renders the button that opens the menu. */
  children: (props: LazyTargetProps) => ReactNode;
}

/** A menu of which there is nothing but its button until it is first opened: its code comes then, too. */
export const LazyMenu = ({ onOpen, items, children, position = 'bottom-end', ...menu }: LazyMenuProps) => {
  const { props, parts, overlay } = useLazyTarget('menu', loadOverlayParts, onOpen);
  return (
    <>
      {children(props)}
      {parts && overlay && (
        <Opened {...menu} {...overlay} position={position} Menu={parts.Menu} items={items} />
      )}
    </>
  );
};

interface OpenedProps extends Omit<MenuProps, 'children'>, Pick<LazyMenuProps, 'items'> {
  Menu: MenuParts;
  button: HTMLElement;
  opened: boolean;
}

const Opened = ({ Menu, button, items, opened, ...menu }: OpenedProps) => {
  // What an item opens leads back to where the focus was, and the item is gone by then.
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-menu-item]'))
      button.focus({ preventScroll: true });
  };
  return (
    <Menu {...menu} opened={useShown(opened)} withinPortal>
      <Menu.Target>
        <At element={button} />
      </Menu.Target>
      <Menu.Dropdown onClickCapture={leave}>{items(Menu)}</Menu.Dropdown>
    </Menu>
  );
};
