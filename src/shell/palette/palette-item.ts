import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';

/** One thing that the palette offers: a link, or something to do. */
export type PaletteItem = {
  id: string;
  group: string;
  label: string;
  icon: Icon;
  /** What else it is found by. */
  words?: string;
  /** Shown beside the label. */
  hint?: string;
} & ({ link: LinkProps } | { run: () => void });

export const recordGroup = 'This record';
export const openedGroup = 'Recently opened';
