import { type Icon, IconCode, IconLink, IconPhoto, IconSeparator, IconTable } from '@tabler/icons-react';
import type { ChainedCommands } from '@tiptap/react';
import { formatCount } from '@/lib/formats/formats';
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

/** Search terms of the toolbar's actions, by their labels; the English names are typed in any language. */
const words: Record<string, string> = {
  [$localize`Heading ${formatCount(2)}:level:`]: 'h2 heading title section',
  [$localize`Heading ${formatCount(3)}:level:`]: 'h3 heading title subsection',
  [$localize`Heading ${formatCount(4)}:level:`]: 'h4 heading title',
  [$localize`Bullet list`]: 'ul bullet list points unordered',
  [$localize`Numbered list`]: 'ol numbered list steps ordered',
  [$localize`Quotation`]: 'quote quotation blockquote',
};

const all: Block[] = [
  ...textActions.flat().flatMap(({ label, icon, mirrored, run }): Block[] => {
    const found = words[label];
    return found === undefined ? [] : [{ label, icon, mirrored, words: found, does: run }];
  }),
  {
    label: $localize`Table`,
    words: 'table grid rows columns',
    icon: IconTable,
    does: (chain) => chain.insertTable({ rows: 3, cols: 3 }),
  },
  { label: $localize`Image`, words: 'image picture photo', icon: IconPhoto, does: 'image' },
  { label: $localize`Link`, words: 'link address page url', icon: IconLink, does: 'link' },
  {
    label: $localize`Divider`,
    words: 'divider hr line rule separator',
    icon: IconSeparator,
    does: (chain) => chain.setHorizontalRule(),
  },
  { label: $localize`HTML`, words: 'html code source view', icon: IconCode, does: 'html' },
];

/** The blocks with a search term that starts with the typed text. */
export const findBlocks = (typed: string): Block[] => {
  const wanted = typed.toLowerCase();
  return all.filter(({ label, words: others }) => {
    const name = label.toLowerCase();
    return [name, ...name.split(' '), ...others.split(' ')].some((word) => word.startsWith(wanted));
  });
};
