import { type RefObject, useMemo, useRef } from 'react';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { clsx } from 'clsx';
import { useLatest } from '@/components/hooks/use-latest';
import { pasteRefusal } from '@/components/inputs/paste-limit';
import content from '@/components/text/rich-content.module.css';
import { webUrl } from '@/lib/text/url';
import type { OpenMenu } from './block-menu';
import { cleanPaste } from './clean-paste';
import editable from './editable.module.css';
import type { EditorFrame } from './editor-frame';
import { type LeftOut, leftOutOf } from './left-out';
import classes from './rich-text.module.css';

/** A URL with its scheme, without the punctuation after it. */
const ADDRESS = /(?<=^|[\s(])https?:\/\/\S*[\p{L}\p{N}/=_-]/gu;

/** Splits a text node so that its URLs become links. */
const linkText = (node: Node): Node[] => {
  const { text = '', marks, type } = node;
  const { link } = type.schema.marks;
  if (!link || link.isInSet(marks)) return [node];
  const parts: Node[] = [];
  let done = 0;
  for (const { 0: href, index } of text.matchAll(ADDRESS)) {
    if (webUrl(href) === undefined) continue;
    if (index > done) parts.push(node.cut(done, index));
    done = index + href.length;
    parts.push(node.cut(index, done).mark(link.create({ href }).addToSet(marks)));
  }
  if (done < text.length) parts.push(node.cut(done));
  return parts;
};

const linkContent = (content: Fragment): Fragment => {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (node.isText) nodes.push(...linkText(node));
    else nodes.push(node.type.spec.code ? node : node.copy(linkContent(node.content)));
  });
  return Fragment.fromArray(nodes);
};

/**
 * Links the URLs in pasted content before it is inserted: afterwards, each link would be a change of the whole
 * document.
 */
const linkPastedAddresses = ({ content, openStart, openEnd }: Slice): Slice =>
  new Slice(linkContent(content), openStart, openEnd);

interface EditorPropsOptions {
  field: EditorFrame;
  toolbar: RefObject<HTMLElement | null>;
  menu: OpenMenu | undefined;
  /** Receives what a paste or drop left out; undefined if nothing. */
  onLeftOut: (leftOut: LeftOut | undefined) => void;
}

/** Pixels at the window's edges that the app bar, the toolbar and the save bar may cover, as in `scroll-padding`. */
const covered = { top: 112, bottom: 104, left: 5, right: 5 };

/**
 * The attributes, keys and paste handling of the editor's text. The props are stable while typing, since new ones would
 * reconfigure the editor.
 */
export const useEditorProps = ({ field, toolbar, menu, onLeftOut }: EditorPropsOptions) => {
  const { id, describedBy, invalid, required = false, disabled = false, longest, view } = field;
  const dataPath = field['data-path'];
  const leaving = useRef(false);
  const typing = useRef(false);
  const openMenu = useLatest(menu);
  return useMemo(
    () => ({
      attributes: {
        id: `${id}-text`,
        class: clsx(content.content, editable.editable, classes.text),
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${describedBy} ${id}-keys`.trim(),
        'aria-invalid': String(invalid),
        'aria-required': String(required),
        'aria-disabled': String(disabled),
        ...(dataPath && { 'data-path': dataPath }),
        ...(view.full && { 'data-autofocus': 'true' }),
      },
      transformPastedHTML: (html: string) => cleanPaste(html).html,
      transformPasted: linkPastedAddresses,
      handlePaste: (_: unknown, { clipboardData }: ClipboardEvent, { size }: Slice) => {
        const reason = pasteRefusal(size, longest);
        const leftOut = reason === undefined ? leftOutOf(clipboardData) : { reason, pictures: false };
        onLeftOut(leftOut);
        return reason !== undefined || (leftOut !== undefined && size === 0);
      },
      handleDOMEvents: {
        drop: (_: unknown, event: DragEvent) => {
          const leftOut = leftOutOf(event.dataTransfer);
          onLeftOut(leftOut);
          const onlyFiles = event.dataTransfer?.types.every((type) => type === 'Files') ?? false;
          if (leftOut && onlyFiles) event.preventDefault();
          return leftOut !== undefined && onlyFiles;
        },
        beforeinput: (_: unknown, { inputType }: InputEvent) => {
          typing.current = inputType === 'insertText';
        },
        /** Tab indents lists and moves through tables, so keyboard users leave with Escape and Tab. */
        keydown: (_: unknown, event: KeyboardEvent) => {
          typing.current = false;
          // Escape closes only the menu.
          if (event.key === 'Escape' && openMenu.current) event.stopPropagation();
          if (event.key === 'F10' && event.altKey) {
            event.preventDefault();
            toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
            return true;
          }
          const leaves = event.key === 'Tab' && leaving.current;
          if (event.key !== 'Shift') leaving.current = event.key === 'Escape';
          return leaves;
        },
      },
      scrollThreshold: covered,
      scrollMargin: covered,
      /** The browser scrolls to typed text itself; the editor only scrolls after other edits. */
      handleScrollToSelection: () => {
        const shown = typing.current;
        typing.current = false;
        return shown;
      },
    }),
    [
      id,
      describedBy,
      invalid,
      required,
      disabled,
      dataPath,
      view.full,
      longest,
      openMenu,
      toolbar,
      onLeftOut,
    ],
  );
};
