import { Extension, mergeAttributes } from '@tiptap/core';
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

const kept = (name: string, keepOnSplit = true) => ({
  default: null,
  keepOnSplit,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** Attributes that mean something to the public site and would else be lost by loading: anchors, languages, classes. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: [...BLOCKS, ...CELLS, 'image'],
      attributes: { id: kept('id', false), class: kept('class'), lang: kept('lang'), dir: kept('dir') },
    },
  ],
});

/** A table as people write it: without the measurements that the editor would add for dragging column borders. */
const PlainTable = Table.extend({
  renderHTML({ HTMLAttributes }) {
    return ['table', mergeAttributes(this.options.HTMLAttributes, HTMLAttributes), ['tbody', 0]];
  },
});

/** What the editor knows: everything else in a text is lost when it is edited. */
export const extensions = [
  StarterKit.configure({
    // The node that this adds at the end would make an edit of opening a text.
    trailingNode: false,
    link: {
      openOnClick: false,
      // `typedLinks` looks for addresses only where one may have ended, instead of after every key.
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isHarmlessHref,
    },
  }),
  Image.configure({ inline: true }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  TextAlign.configure({ types: ['paragraph', 'heading'] }),
  KeptAttributes,
  TypedLinks,
];
