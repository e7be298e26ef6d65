import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { modKey } from '@/components/keys/mod-key';
import { formatCount } from '@/lib/formats/formats';

/** What is done with the text by an item of a menu. */
export interface MenuAction {
  label: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** For toggles; undefined for the others. */
  active?: (editor: Editor) => boolean;
  enabled?: (editor: Editor) => boolean;
  keys?: string;
}

/** The same by a button of the toolbar. */
export interface Action extends MenuAction {
  icon: Icon;
  /** Where it has no button, but an item in the menu. */
  folded?: 'everywhere' | 'when narrow';
  /** The icon shows a direction, so it is mirrored in right-to-left text. */
  mirrored?: boolean;
}

const heading = (level: 2 | 3 | 4, icon: Icon): Action => ({
  label: $localize`Heading ${formatCount(level)}:level:`,
  icon,
  run: (chain) => chain.toggleHeading({ level }),
  active: (editor) => editor.isActive('heading', { level }),
});

const mark = (name: string, label: string, icon: Icon, key?: string): Action => ({
  label,
  icon,
  run: (chain) => chain.toggleMark(name),
  active: (editor) => editor.isActive(name),
  keys: key && `${modKey}+${key}`,
});

const block = (name: string, label: string, icon: Icon, run: Action['run']): Action => ({
  label,
  icon,
  run,
  active: (editor) => editor.isActive(name),
  mirrored: true,
});

const align = (side: 'left' | 'center' | 'right' | 'justify', label: string): MenuAction => ({
  label,
  run: (chain) => chain.toggleTextAlign(side),
  active: (editor) => editor.isActive({ textAlign: side }),
});

const rare = (action: Action): Action => ({ ...action, folded: 'everywhere' });
const narrowly = (action: Action): Action => ({ ...action, folded: 'when narrow' });

export const textActions: Action[][] = [
  [narrowly(heading(2, IconH2)), narrowly(heading(3, IconH3)), rare(heading(4, IconH4))],
  [
    mark('bold', $localize`Bold`, IconBold, 'B'),
    mark('italic', $localize`Italic`, IconItalic, 'I'),
    narrowly(mark('underline', $localize`Underline`, IconUnderline, 'U')),
    rare(mark('strike', $localize`Strikethrough`, IconStrikethrough)),
  ],
  [
    block('bulletList', $localize`Bullet list`, IconList, (chain) => chain.toggleBulletList()),
    narrowly(
      block('orderedList', $localize`Numbered list`, IconListNumbers, (chain) => chain.toggleOrderedList()),
    ),
    narrowly(block('blockquote', $localize`Quotation`, IconBlockquote, (chain) => chain.toggleBlockquote())),
  ],
];

const alignments: MenuAction[] = [
  align('left', $localize`Align left`),
  align('center', $localize`Align centre`),
  align('right', $localize`Align right`),
  align('justify', $localize`Justify`),
];

/** What has no button at all. */
export const menuActions: readonly MenuAction[][] = [
  alignments,
  [
    {
      label: $localize`Clear formatting`,
      run: (chain) => chain.unsetAllMarks().unsetTextAlign().clearNodes(),
    },
  ],
];

export const historyActions: Action[] = [
  narrowly({
    label: $localize`Undo`,
    icon: IconArrowBackUp,
    run: (chain) => chain.undo(),
    enabled: (editor) => editor.can().undo(),
    keys: `${modKey}+Z`,
    mirrored: true,
  }),
  narrowly({
    label: $localize`Redo`,
    icon: IconArrowForwardUp,
    run: (chain) => chain.redo(),
    enabled: (editor) => editor.can().redo(),
    keys: `${modKey}+Shift+Z`,
    mirrored: true,
  }),
];
