import { Drawer, VisuallyHidden } from '@mantine/core';
import { useShown } from '@/components/use-overlay-parts';
import { useTopmost } from '@/components/use-topmost';
import classes from './menu-drawer.module.css';
import type { OverlayProps } from './on-demand';
import { Sidebar } from './sidebar';

/** The menu on windows too narrow for the sidebar. */
export const MenuDrawer = ({ opened, onClose }: OverlayProps) => {
  const closeOnEscape = useTopmost(opened);
  return (
    <Drawer.Root
      opened={useShown(opened)}
      onClose={onClose}
      closeOnEscape={closeOnEscape}
      position="left"
      size={270}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <VisuallyHidden>
          <Drawer.Title>Menu</Drawer.Title>
        </VisuallyHidden>
        <Drawer.Body className={classes.body}>
          <Sidebar
            head={<Drawer.CloseButton className={classes.close} aria-label="Close menu" />}
            onNavigate={onClose}
          />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};
