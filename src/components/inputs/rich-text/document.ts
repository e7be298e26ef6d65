import { getHTMLFromFragment, getSchema } from '@tiptap/core';
import { DOMParser as ModelParser, type Node } from '@tiptap/pm/model';
import { extensions } from './extensions';

const schema = getSchema(extensions);

/** The body of an HTML text, parsed apart from the page: no script runs and no picture is fetched. */
export function parseBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;
}

/**
 * The editor's document for an HTML text. The editor's own way of reading HTML drops line ends between words, so the
 * text is read here and handed over as a document.
 */
export function toDocument(html: string): Node {
  return ModelParser.fromSchema(schema).parse(parseBody(html));
}

/** The HTML that the editor writes for a document. */
export function toHtml(document: Node): string {
  return getHTMLFromFragment(document.content, schema);
}
