import {
  type Icon,
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
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

export interface Action {
  label: string;
  icon: Icon;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** For toggle buttons; undefined for the others. */
  active?: (editor: Editor) => boolean;
  enabled?: (editor: Editor) => boolean;
  keys?: string;
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

const align = (side: 'left' | 'center' | 'right' | 'justify', label: string, icon: Icon): Action => ({
  label,
  icon,
  run: (chain) => chain.toggleTextAlign(side),
  active: (editor) => editor.isActive({ textAlign: side }),
});

export const textActions: Action[][] = [
  [heading(2, IconH2), heading(3, IconH3), heading(4, IconH4)],
  [
    mark('bold', $localize`Bold`, IconBold, 'B'),
    mark('italic', $localize`Italic`, IconItalic, 'I'),
    mark('underline', $localize`Underline`, IconUnderline, 'U'),
    mark('strike', $localize`Strikethrough`, IconStrikethrough),
  ],
  [
    block('bulletList', $localize`Bullet list`, IconList, (chain) => chain.toggleBulletList()),
    block('orderedList', $localize`Numbered list`, IconListNumbers, (chain) => chain.toggleOrderedList()),
    block('blockquote', $localize`Quotation`, IconBlockquote, (chain) => chain.toggleBlockquote()),
  ],
];

export const alignments: Action[] = [
  align('left', $localize`Align left`, IconAlignLeft),
  align('center', $localize`Align centre`, IconAlignCenter),
  align('right', $localize`Align right`, IconAlignRight),
  align('justify', $localize`Justify`, IconAlignJustified),
];

export const layoutActions: Action[][] = [
  [
    {
      label: $localize`Clear formatting`,
      icon: IconClearFormatting,
      run: (chain) => chain.unsetAllMarks().unsetTextAlign().clearNodes(),
    },
    {
      label: $localize`Undo`,
      icon: IconArrowBackUp,
      run: (chain) => chain.undo(),
      enabled: (editor) => editor.can().undo(),
      keys: `${modKey}+Z`,
      mirrored: true,
    },
    {
      label: $localize`Redo`,
      icon: IconArrowForwardUp,
      run: (chain) => chain.redo(),
      enabled: (editor) => editor.can().redo(),
      keys: `${modKey}+Shift+Z`,
      mirrored: true,
    },
  ],
];
