import type { Node } from '@tiptap/pm/model';
import { escapeHtml } from '@/lib/text/html';
import { parseInert } from '@/lib/text/inert-html';
import { schema, toDocument, toHtml } from './document';

/** A stored text as an editor document, and how to serialize its edits. */
interface OpenedText {
  document: Node;
  write: (document: Node) => string;
}

const hasMarkup = (text: string) => /<[a-z!/?]/i.test(text);

/** The text content of HTML; every line end is `\n`. */
const wordsOf = (text: string) => parseInert(text).textContent;

const escaped = (words: string) => escapeHtml(words).replaceAll('\u00a0', '&nbsp;');

/** Whether plain text would parse as itself: it contains no markup. */
const isItself = (words: string) => !/[<&]/.test(words) || (!hasMarkup(words) && wordsOf(words) === words);

/** The lines of a document with only plain paragraphs. */
const linesOf = (document: Node): string[] | undefined => {
  const lines: string[] = [];
  for (const block of document.children) {
    const isPlain =
      block.type.name === 'paragraph' &&
      Object.values(block.attrs).every((value) => value === null) &&
      block.children.every(
        ({ type, marks }) => marks.length === 0 && (type.name === 'text' || type.name === 'hardBreak'),
      );
    if (!isPlain) return undefined;
    lines.push(block.textBetween(0, block.content.size, undefined, '\n'));
  }
  return lines;
};

const inLines = (words: string) =>
  schema.node(
    'doc',
    null,
    words.split('\n').map((line) => schema.node('paragraph', null, line === '' ? [] : schema.text(line))),
  );

/** Opens plain text line by line, unless it could not be written back unchanged. */
const openLines = (text: string): OpenedText | undefined => {
  if (text.trim() === '' || hasMarkup(text)) return undefined;
  const words = wordsOf(text);
  const [lineEnd] = /\r\n|\r|\n/.exec(text) ?? [];
  const isRaw = words === text.replace(/\r\n?/g, '\n');

  const write = (document: Node): string => {
    const now = linesOf(document)?.join('\n');
    // With a single line it is unknown whether the site renders line ends.
    if (now === undefined || (lineEnd === undefined && now.includes('\n'))) return toHtml(document);
    return (isRaw && isItself(now) ? now : escaped(now)).replaceAll('\n', lineEnd ?? '\n');
  };
  const document = inLines(words);
  return write(document) === text ? { document, write } : undefined;
};

/**
 * Opens a stored text. Plain text stays plain until it needs markup, and keeps its line ends and spaces, which a site
 * may render.
 */
export const openText = (text: string): OpenedText =>
  openLines(text) ?? { document: toDocument(text), write: toHtml };

/** Whether a plain text could not be written back unchanged. */
export const isRewritten = (text: string) =>
  text.trim() !== '' && !hasMarkup(text) && openLines(text) === undefined;
