import type { ComponentType } from 'react';
import {
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
import { modKey } from '@/components/mod-key';

/** One button of the toolbar. */
export interface Action {
  label: string;
  icon: ComponentType<{ size?: number; className?: string }>;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** For a button that is pressed or not; the others only do something. */
  active?: (editor: Editor) => boolean;
  enabled?: (editor: Editor) => boolean;
  keys?: string;
  /** The image points along the line of writing, so it is mirrored from right to left. */
  mirrored?: boolean;
}

const heading = (level: 2 | 3 | 4, icon: Action['icon']): Action => ({
  label: `Heading ${level}`,
  icon,
  run: (chain) => chain.toggleHeading({ level }),
  active: (editor) => editor.isActive('heading', { level }),
});

const align = (
  side: 'left' | 'center' | 'right' | 'justify',
  label: string,
  icon: Action['icon'],
): Action => ({
  label,
  icon,
  run: (chain) => chain.toggleTextAlign(side),
  active: (editor) => editor.isActive({ textAlign: side }),
});

export const textActions: Action[][] = [
  [heading(2, IconH2), heading(3, IconH3), heading(4, IconH4)],
  [
    {
      label: 'Bold',
      icon: IconBold,
      run: (chain) => chain.toggleBold(),
      active: (editor) => editor.isActive('bold'),
      keys: `${modKey}+B`,
    },
    {
      label: 'Italic',
      icon: IconItalic,
      run: (chain) => chain.toggleItalic(),
      active: (editor) => editor.isActive('italic'),
      keys: `${modKey}+I`,
    },
    {
      label: 'Underline',
      icon: IconUnderline,
      run: (chain) => chain.toggleUnderline(),
      active: (editor) => editor.isActive('underline'),
      keys: `${modKey}+U`,
    },
    {
      label: 'Strikethrough',
      icon: IconStrikethrough,
      run: (chain) => chain.toggleStrike(),
      active: (editor) => editor.isActive('strike'),
    },
  ],
  [
    {
      label: 'Bullet list',
      icon: IconList,
      run: (chain) => chain.toggleBulletList(),
      active: (editor) => editor.isActive('bulletList'),
      mirrored: true,
    },
    {
      label: 'Numbered list',
      icon: IconListNumbers,
      run: (chain) => chain.toggleOrderedList(),
      active: (editor) => editor.isActive('orderedList'),
      mirrored: true,
    },
    {
      label: 'Quotation',
      icon: IconBlockquote,
      run: (chain) => chain.toggleBlockquote(),
      active: (editor) => editor.isActive('blockquote'),
      mirrored: true,
    },
  ],
];

export const alignments: Action[] = [
  align('left', 'Align left', IconAlignLeft),
  align('center', 'Align centre', IconAlignCenter),
  align('right', 'Align right', IconAlignRight),
  align('justify', 'Justify', IconAlignJustified),
];

export const layoutActions: Action[][] = [
  [
    {
      label: 'Clear formatting',
      icon: IconClearFormatting,
      run: (chain) => chain.unsetAllMarks().unsetTextAlign().clearNodes(),
    },
    {
      label: 'Undo',
      icon: IconArrowBackUp,
      run: (chain) => chain.undo(),
      enabled: (editor) => editor.can().undo(),
      keys: `${modKey}+Z`,
      mirrored: true,
    },
    {
      label: 'Redo',
      icon: IconArrowForwardUp,
      run: (chain) => chain.redo(),
      enabled: (editor) => editor.can().redo(),
      keys: `${modKey}+Shift+Z`,
      mirrored: true,
    },
  ],
];
