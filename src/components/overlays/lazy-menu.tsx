import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Menu as MantineMenu, MenuProps } from '@mantine/core';
import { type LazyTargetProps, OverlayTarget, useLazyTarget } from './use-lazy-target';
import { loadOverlayParts, useOpenAfterMount } from './use-overlay-parts';

/** The menu's components, for rendering its items. */
export type MenuParts = typeof MantineMenu;

interface LazyMenuProps extends Pick<MenuProps, 'position' | 'returnFocus' | 'width'> {
  onOpen?: () => void;
  /** Renders the items when the menu is first opened. */
  items: (Menu: MenuParts) => ReactNode;
  /** Shown if the menu's code could not be loaded. */
  withoutCode?: ReactNode;
  /** Renders the button that opens the menu. */
  children: (props: LazyTargetProps) => ReactNode;
}

/** A menu of which only the button is rendered until it is first opened; lazy-loads its code. */
export const LazyMenu = (lazy: LazyMenuProps) => {
  const { onOpen, items, children, withoutCode, position = 'bottom-end', ...menu } = lazy;
  const [lost, setLost] = useState(false);
  const [load] = useState(() => async () => {
    try {
      return await loadOverlayParts();
    } catch (error) {
      setLost(true);
      throw error;
    }
  });
  const { props, parts, overlay } = useLazyTarget('menu', load, onOpen);
  return (
    <>
      {children(props)}
      {lost && !parts && withoutCode}
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
  // A choice leaves the menu open. A dialog opened by an item returns the focus to the button, as the item is unmounted.
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-menu-item]:not([role="menuitemradio"])'))
      button.focus({ preventScroll: true });
  };
  return (
    <Menu {...menu} opened={useOpenAfterMount(opened)} withinPortal>
      <Menu.Target>
        <OverlayTarget element={button} />
      </Menu.Target>
      <Menu.Dropdown onClickCapture={leave}>{items(Menu)}</Menu.Dropdown>
    </Menu>
  );
};
