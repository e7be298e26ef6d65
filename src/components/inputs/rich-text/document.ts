import { getHTMLFromFragment, getSchema } from '@tiptap/core';
import { DOMParser as ModelParser, Fragment, type Node } from '@tiptap/pm/model';
import { parseInert } from '@/lib/inert-html';
import { extensions } from './extensions';

/** What a text can have. */
export const schema = getSchema(extensions);

/**
 * The editor's document for an HTML text. The editor's own way of reading HTML drops line ends between words, so the
 * text is read here and handed over as a document.
 */
export const toDocument = (html: string): Node => ModelParser.fromSchema(schema).parse(parseInert(html));

/** A line end at the start of a `<pre>` is not read, so it is written twice. */
const withFirstLines = (html: string) => html.replace(/(<pre[^>]*>)\n/g, '$1\n\n');

const written = new WeakMap<Node, string>();

/** Blocks are immutable: an edit replaces one. So an edit of a long text serializes only that block again. */
const blockHtml = (block: Node): string => {
  const known = written.get(block);
  if (known !== undefined) return known;
  const html = withFirstLines(getHTMLFromFragment(Fragment.from(block), schema));
  written.set(block, html);
  return html;
};

/** The HTML that the editor writes for a document. */
export const toHtml = (document: Node): string => document.children.map(blockHtml).join('');
