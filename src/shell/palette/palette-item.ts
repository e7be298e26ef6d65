import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';

/** An item of the palette: a link or a command. */
export type PaletteItem = {
  id: string;
  group: string;
  label: string;
  icon: Icon;
  /** The URL of the record's image, shown instead of the icon. */
  picture?: string | undefined;
  /** Further search terms, in English and Nepali. */
  words?: string;
  /** Labels that the label is made of, if it is no text of its own: an other language finds it by theirs. */
  madeOf?: readonly string[];
  /** What it is called in the other languages; `withOtherNames` adds it. */
  otherNames?: readonly string[];
  /** Other names of a screen, in full. */
  also?: readonly string[];
  /** Shown beside the label: its area, or details that distinguish equal names. */
  hints?: readonly string[];
  /** It is a record that was found. */
  record?: true;
  /** The path of a record's area. */
  area?: string;
  /** The action on the record, if one was typed with its name. */
  action?: string;
  /** An exact match, always shown. */
  sure?: true;
} & (
  | {
      link: LinkProps;
      /** Called after the link was chosen. */
      then?: () => void;
    }
  | { run: () => void }
);

export const recordGroup = $localize`This record`;
export const openedGroup = $localize`Recently opened`;
export const screenGroup = $localize`Go to`;
export const createGroup = $localize`Create`;
export const undoGroup = $localize`Undo`;
export const listGroup = $localize`Lists`;
