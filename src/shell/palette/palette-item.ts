import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';

/** An item of the palette: a link or a command. */
export type PaletteItem = {
  id: string;
  group: string;
  label: string;
  icon: Icon;
  /** Further search terms. */
  words?: string;
  /** Shown beside the label: its area, or details that distinguish equal names. */
  hints?: readonly string[];
  /** The action on the record, if one was typed with its name. */
  action?: string;
  /** An exact match, always shown. */
  sure?: true;
} & ({ link: LinkProps } | { run: () => void });

export const recordGroup = 'This record';
export const openedGroup = 'Recently opened';
export const screenGroup = 'Go to';
export const createGroup = 'Create';
export const undoGroup = 'Undo';
