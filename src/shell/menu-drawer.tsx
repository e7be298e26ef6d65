import { Drawer, VisuallyHidden } from '@mantine/core';
import { useLayer } from '@/components/overlays/use-layer';
import classes from './menu-drawer.module.css';
import type { OverlayProps } from './on-demand';
import { Sidebar } from './sidebar';

/** The menu on windows too narrow for the sidebar. */
export const MenuDrawer = ({ opened, onClose }: OverlayProps) => (
  <Drawer.Root {...useLayer(opened)} onClose={onClose} position="left" size={270}>
    <Drawer.Overlay />
    <Drawer.Content>
      <VisuallyHidden>
        <Drawer.Title>{$localize`Menu`}</Drawer.Title>
      </VisuallyHidden>
      <Drawer.Body h="100%" p={0}>
        <Sidebar
          head={<Drawer.CloseButton className={classes.close} aria-label={$localize`Close menu`} />}
          onNavigate={onClose}
        />
      </Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
);
