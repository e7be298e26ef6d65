import { Drawer, Stack } from '@mantine/core';
import { useShown } from '@/components/use-overlay-parts';
import { useTopmost } from '@/components/use-topmost';
import { AppearanceChoices } from './appearance-choices';
import type { OverlayProps } from './on-demand';

/** The choices of this browser, beside whatever is on display. */
export const AppearanceDrawer = ({ opened, onClose }: OverlayProps) => (
  <Drawer opened={useShown(opened)} onClose={onClose} closeOnEscape={useTopmost(opened)} title="Appearance">
    <Stack gap="lg">
      <AppearanceChoices />
    </Stack>
  </Drawer>
);
