import { IconHelp } from '@tabler/icons-react';
import { headings } from 'virtual:help-headings';
import type { PaletteItem } from './palette-item';

/** Every heading of the help. */
export const helpItems: readonly PaletteItem[] = headings.map(({ id, title, task }) => ({
  id: `help:${id}`,
  group: $localize`Help`,
  label: title,
  icon: IconHelp,
  // The anchors are in English, so that a translated heading is found by English words, too.
  words: `help how to मद्दत कसरी ${id.replaceAll('-', ' ')}`,
  ...(task !== undefined && { hints: [task] }),
  link: { to: '/help', hash: id },
}));
