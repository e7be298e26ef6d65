import { type Icon, IconCode, IconLink, IconPhoto, IconSeparator, IconTable } from '@tabler/icons-react';
import type { ChainedCommands } from '@tiptap/react';
import { textActions } from './toolbar-actions';

/** What opens outside the text: a form in the toolbar, or another view. */
export type Tool = 'link' | 'image' | 'html';

/** A block that can be inserted by typing a slash and its name. */
export interface Block {
  label: string;
  /** Further search terms. */
  words: string;
  icon: Icon;
  mirrored?: boolean | undefined;
  does: ((chain: ChainedCommands) => ChainedCommands) | Tool;
}

/** Common search terms for the toolbar's actions. */
const words: Record<string, string> = {
  'Heading 2': 'h2 title section',
  'Heading 3': 'h3 title subsection',
  'Heading 4': 'h4 title',
  'Bullet list': 'ul points unordered',
  'Numbered list': 'ol steps ordered',
  Quotation: 'quote blockquote',
};

const all: Block[] = [
  ...textActions.flat().flatMap(({ label, icon, mirrored, run }): Block[] => {
    const found = words[label];
    return found === undefined ? [] : [{ label, icon, mirrored, words: found, does: run }];
  }),
  {
    label: $localize`Table`,
    words: 'grid rows columns',
    icon: IconTable,
    does: (chain) => chain.insertTable({ rows: 3, cols: 3 }),
  },
  { label: $localize`Image`, words: 'picture photo', icon: IconPhoto, does: 'image' },
  { label: $localize`Link`, words: 'address page url', icon: IconLink, does: 'link' },
  {
    label: $localize`Divider`,
    words: 'hr line rule separator',
    icon: IconSeparator,
    does: (chain) => chain.setHorizontalRule(),
  },
  { label: $localize`HTML`, words: 'code source view', icon: IconCode, does: 'html' },
];

/** The blocks with a search term that starts with the typed text. */
export const findBlocks = (typed: string): Block[] => {
  const wanted = typed.toLowerCase();
  return all.filter(({ label, words: others }) => {
    const name = label.toLowerCase();
    return [name, ...name.split(' '), ...others.split(' ')].some((word) => word.startsWith(wanted));
  });
};
