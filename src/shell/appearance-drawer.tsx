import { Drawer, Stack } from '@mantine/core';
import { useLayer } from '@/components/use-layer';
import { AppearanceChoices } from './appearance-choices';
import type { OverlayProps } from './on-demand';

/** The choices of this browser, beside whatever is on display. */
export const AppearanceDrawer = ({ opened, onClose }: OverlayProps) => (
  <Drawer {...useLayer(opened)} onClose={onClose} title="Appearance">
    <Stack gap="lg">
      <AppearanceChoices />
    </Stack>
  </Drawer>
);
