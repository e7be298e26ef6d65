import { getHTMLFromFragment, getSchema } from '@tiptap/core';
import { DOMParser as ModelParser, Fragment, type Node } from '@tiptap/pm/model';
import { parseInert } from '@/lib/text/inert-html';
import { extensions } from './extensions';

/** The editor's ProseMirror schema. */
export const schema = getSchema(extensions);

/**
 * Parses HTML into the editor's document. The editor's own parser drops line ends between words, so the text is parsed
 * here and passed as a document.
 */
export const toDocument = (html: string): Node => ModelParser.fromSchema(schema).parse(parseInert(html));

/** Parsers ignore a line end at the start of a `<pre>`, so it is doubled. */
const withFirstLines = (html: string) => html.replace(/(<pre[^>]*>)\n/g, '$1\n\n');

const written = new WeakMap<Node, string>();

/** Cached per block: blocks are immutable, so an edit of a long text serializes only the replaced one. */
const blockHtml = (block: Node): string => {
  const known = written.get(block);
  if (known !== undefined) return known;
  const html = withFirstLines(getHTMLFromFragment(Fragment.from(block), schema));
  written.set(block, html);
  return html;
};

export const toHtml = (document: Node): string => document.children.map(blockHtml).join('');
