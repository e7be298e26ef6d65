import { Drawer, Stack } from '@mantine/core';
import { useTopmost } from '@/components/use-topmost';
import { useAppearance } from './appearance';
import { AppearanceChoices } from './appearance-choices';
import type { OverlayProps } from './on-demand';

/** The choices of this browser, beside whatever is on display. */
export const AppearanceDrawer = ({ opened, onClose }: OverlayProps) => {
  const position = useAppearance().direction === 'rtl' ? 'left' : 'right';
  const closeOnEscape = useTopmost(opened);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      closeOnEscape={closeOnEscape}
      position={position}
      title="Appearance"
    >
      <Stack gap="lg">
        <AppearanceChoices />
      </Stack>
    </Drawer>
  );
};
