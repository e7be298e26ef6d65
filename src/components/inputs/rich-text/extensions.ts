import { Extension, InputRule, mergeAttributes } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import type { Transaction } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { linkUrl, webUrl } from '@/lib/text/url';
import { OwnCopy } from './own-copy';

/** A URL with its scheme, the punctuation after it, and the space that ends it. */
const ENDED_ADDRESS = /(?:^|[\s(])(https?:\/\/\S*[\p{L}\p{N}/=_-])[^\s\p{L}\p{N}/=_-]*[ \u00a0]$/u;

/** Links the URL of an `ENDED_ADDRESS` match that starts at `start` in the document. */
const linkAddress = (tr: Transaction, [whole, address = '']: RegExpMatchArray, start: number) => {
  const { link } = tr.doc.type.schema.marks;
  const from = start + whole.indexOf(address);
  const to = from + address.length;
  if (!link || webUrl(address) === undefined || tr.doc.rangeHasMark(from, to, link)) return;
  tr.addMark(from, to, link.create({ href: address })).removeStoredMark(link);
};

/**
 * Links a typed URL with a scheme when a space or the end of the paragraph follows. Bare domains are not linked: a
 * missing space between sentences, as in `lodge.In`, looks like one.
 */
const TypedLinks = Extension.create({
  name: 'typedLinks',
  // Runs before Enter splits the paragraph.
  priority: 1000,
  addInputRules: () => [
    new InputRule({
      find: ENDED_ADDRESS,
      handler: ({ state, range, match }) => linkAddress(state.tr, match, range.from),
    }),
  ],
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => {
      const { $from, empty } = editor.state.selection;
      if (!empty || $from.parent.type.spec.code) return false;
      const match = ENDED_ADDRESS.exec(`${$from.parent.textBetween(0, $from.parentOffset, undefined, ' ')} `);
      if (!match) return false;
      const { tr } = editor.state;
      linkAddress(tr, match, $from.start() + match.index);
      if (tr.docChanged) editor.view.dispatch(tr);
      return false;
    },
  }),
});

/** Leaves Ctrl or Cmd with Enter to the form, which saves: otherwise they break the line, or leave a block of code. */
const SaveKeys = Extension.create({
  name: 'saveKeys',
  priority: 1000,
  addKeyboardShortcuts: () => ({ 'Mod-Enter': () => true }),
});

/** Stored texts also contain links within the site; such a URL has no scheme, so it cannot run a script. */
const isHarmlessHref = (href: string) =>
  linkUrl(href) !== undefined || /^(?:[/?#.]|[^:\\\p{Cc}]*$)/u.test(href.trim());

const BLOCKS = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'];
const CELLS = ['table', 'tableRow', 'tableHeader', 'tableCell'];

/** An attribute to preserve, rendered under its own name or another. */
const kept = (name: string, { as = name, keepOnSplit = true } = {}) => ({
  default: null,
  keepOnSplit,
  parseHTML: (element: HTMLElement) => element.getAttribute(as),
  renderHTML: (attributes: Record<string, unknown>) => ({ [as]: attributes[name] }),
});

/** Attributes that matter to the public site and that loading would otherwise drop: anchors, languages, classes. */
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

/** A table without the column widths that the editor would add for resizing. */
const PlainTable = Table.extend({
  renderHTML({ HTMLAttributes }) {
    return ['table', mergeAttributes(this.options.HTMLAttributes, HTMLAttributes), ['tbody', 0]];
  },
});

/** Rows are padded to the widest one, so thousands of cells would freeze the page. */
const WIDEST = 100;

/** Clamps spans to what browsers allow, and to the number of columns that can be edited. */
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

/** Preformatted text, with or without a `<code>` in its `<pre>`, as in the source. */
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

/** The extensions for both editing and reading. */
const known = [
  StarterKit.configure({
    // A trailing node would turn opening a text into an edit.
    trailingNode: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      // `typedLinks` looks for URLs only where one may have ended, not after every keystroke.
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
  SaveKeys,
];

/** The extensions that define the stored format: everything else is lost by editing. */
export const extensions = [
  ...known,
  Image.configure({ inline: true }),
  keptAttributes({ id: 'id', class: 'class' }),
];

/**
 * The extensions while editing. Ids and classes are rendered as data attributes, since they could clash with those of
 * the page. Images send no referrer.
 */
export const editingExtensions = [
  ...known,
  Image.configure({
    inline: true,
    HTMLAttributes: { decoding: 'async', referrerpolicy: 'no-referrer' },
  }),
  keptAttributes({ id: 'data-text-id', class: 'data-text-class' }),
  OwnCopy,
];
