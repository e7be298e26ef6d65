import { Dialog } from '@/components/dialogs/dialog';
import type { OverlayProps } from '@/shell/on-demand';
import { PaletteBox } from './palette-box';

/** The command palette: records of all areas, screens, "create" and other commands. */
export const Palette = ({ opened, onClose }: OverlayProps) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    withCloseButton={false}
    size={640}
    padding={0}
    yOffset="12vh"
    centered={false}
    transitionProps={{ duration: 100 }}
    attributes={{ content: { 'aria-label': $localize`Command palette` } }}
  >
    <PaletteBox onClose={onClose} />
  </Dialog>
);
