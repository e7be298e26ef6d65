import { Extension, mergeAttributes } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { linkUrl } from '@/lib/url';
import { TypedLinks } from './typed-links';

/** Stored texts link within the site too; such an address has no scheme, so it cannot run anything. */
const isHarmlessHref = (href: string) =>
  linkUrl(href) !== undefined || /^(?:[/?#.]|[^:\\\p{Cc}]*$)/u.test(href.trim());

const BLOCKS = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'];
const CELLS = ['table', 'tableRow', 'tableHeader', 'tableCell'];

/** An attribute of the text, on the elements under its own name or under another. */
const kept = (name: string, { as = name, keepOnSplit = true } = {}) => ({
  default: null,
  keepOnSplit,
  parseHTML: (element: HTMLElement) => element.getAttribute(as),
  renderHTML: (attributes: Record<string, unknown>) => ({ [as]: attributes[name] }),
});

/** Attributes that mean something to the public site and would else be lost by loading: anchors, languages, classes. */
const keptAttributes = (as: { id: string; class: string }) =>
  Extension.create({
    name: 'keptAttributes',
    addGlobalAttributes: () => [
      {
        types: [...BLOCKS, ...CELLS, 'image'],
        attributes: {
          id: kept('id', { as: as.id, keepOnSplit: false }),
          class: kept('class', { as: as.class }),
          lang: kept('lang'),
          dir: kept('dir'),
        },
      },
    ],
  });

/** A table as people write it: without the measurements that the editor would add for dragging column borders. */
const PlainTable = Table.extend({
  renderHTML({ HTMLAttributes }) {
    return ['table', mergeAttributes(this.options.HTMLAttributes, HTMLAttributes), ['tbody', 0]];
  },
});

/** Rows are filled up with cells to the widest one, and thousands of cells would stop the page. */
const WIDEST = 100;

/** A cell spans what browsers would let it span, whatever is written, and no more columns than can be edited. */
const spans = {
  colspan: {
    default: 1,
    parseHTML: (cell: HTMLElement) =>
      cell instanceof HTMLTableCellElement ? Math.min(cell.colSpan, WIDEST) : 1,
  },
  rowspan: {
    default: 1,
    parseHTML: (cell: HTMLElement) => (cell instanceof HTMLTableCellElement ? Math.max(cell.rowSpan, 1) : 1),
  },
};

const PlainCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), ...spans };
  },
});

const PlainHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), ...spans };
  },
});

/** Preformatted text as it was written: with a `<code>` in its `<pre>`, or without. */
const Preformatted = CodeBlock.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      bare: {
        default: false,
        parseHTML: (element) => element.querySelector(':scope > code') === null,
        rendered: false,
      },
    };
  },
  renderHTML(block) {
    const whole = this.parent?.(block) ?? ['pre', 0];
    return block.node.attrs.bare === true ? ['pre', block.HTMLAttributes, 0] : whole;
  },
});

/** What the editor knows, whether its text is written or on display. */
const known = [
  StarterKit.configure({
    // The node that this adds at the end would make an edit of opening a text.
    trailingNode: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      // `typedLinks` looks for addresses only where one may have ended, instead of after every keystroke.
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isHarmlessHref,
    },
  }),
  Preformatted,
  PlainTable,
  TableRow,
  PlainHeader,
  PlainCell,
  TextAlign.configure({ types: ['paragraph', 'heading'] }),
  TypedLinks,
];

/** The text as it is read and written: everything else in it is lost when it is edited. */
export const extensions = [
  ...known,
  Image.configure({ inline: true }),
  keptAttributes({ id: 'id', class: 'class' }),
];

/**
 * The text while it is edited, on a page with ids and classes of its own, of which an author must name none. Images do
 * not tell their hosts where that is.
 */
export const editingExtensions = [
  ...known,
  Image.configure({
    inline: true,
    HTMLAttributes: { decoding: 'async', referrerpolicy: 'no-referrer' },
  }),
  keptAttributes({ id: 'data-text-id', class: 'data-text-class' }),
];
