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
  /** Shown beside the label: where it belongs, or by what it differs from others of its name. */
  hints?: readonly string[];
  /** What is done with the record, where more was typed than its name. */
  action?: string;
  /** It is what was typed, whatever else is found. */
  sure?: true;
} & ({ link: LinkProps } | { run: () => void });

export const recordGroup = 'This record';
export const openedGroup = 'Recently opened';
export const screenGroup = 'Go to';
export const createGroup = 'Create';
export const undoGroup = 'Undo';
