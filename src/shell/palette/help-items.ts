import { IconHelp } from '@tabler/icons-react';
import { headings } from 'virtual:help-headings';
import type { PaletteItem } from './palette-item';

/** Every heading of the help. */
export const helpItems: readonly PaletteItem[] = headings.map(({ id, title, task }) => ({
  id: `help:${id}`,
  group: $localize`Help`,
  label: title,
  icon: IconHelp,
  words: 'help how to',
  ...(task !== undefined && { hints: [task] }),
  link: { to: '/help', hash: id },
}));
