import { Drawer, Stack } from '@mantine/core';
import { useLayer } from '@/components/overlays/use-layer';
import { AppearanceChoices } from './appearance-choices';
import type { OverlayProps } from './on-demand';

/** The settings of this browser, beside the current screen. */
export const AppearanceDrawer = ({ opened, onClose }: OverlayProps) => (
  <Drawer {...useLayer(opened)} onClose={onClose} title={$localize`Appearance`}>
    <Stack gap="lg">
      <AppearanceChoices />
    </Stack>
  </Drawer>
);
