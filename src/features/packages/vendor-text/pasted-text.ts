import { parseInert } from '@/lib/text/inert-html';

const BLOCKS =
  /^(?:address|article|aside|blockquote|caption|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|tr|ul)$/;

/** Where a block begins or ends; several are one end of a line. */
const EDGE = '\uE000';

const UNSEEN = 'style, script, template, title, noscript';

const cellsOf = (row: HTMLTableRowElement): string => {
  const cells = [...row.cells].map((cell) => linesOf(textIn(cell)));
  // The frame of a mail or a page is a table, too.
  return cells.length === 1 || row.querySelector('table')
    ? cells.join('\n')
    : cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t');
};

/** `keeps`: ends of lines are kept, as in a mail of plain text. */
const textIn = (node: Node, keeps = false): string => {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    return keeps ? text.replaceAll(/\r\n?/g, '\n') : text.replaceAll(/[ \t\r\n]+/g, ' ');
  }
  if (!(node instanceof HTMLElement)) return '';
  if (node.localName === 'br') return '\n';
  if (node instanceof HTMLTableRowElement) return `${EDGE}${cellsOf(node)}${EDGE}`;
  const { whiteSpace } = node.style;
  const keepsOwn = whiteSpace === '' ? keeps || node.localName === 'pre' : whiteSpace.startsWith('pre');
  const inner = [...node.childNodes].map((child) => textIn(child, keepsOwn)).join('');
  const isItem = node.localName === 'li' && !/^\s*[•\-–—*·]/.test(inner);
  return BLOCKS.test(node.localName) ? `${EDGE}${isItem ? '• ' : ''}${inner}${EDGE}` : inner;
};

const linesOf = (text: string): string =>
  text
    .replaceAll(/\uE000(?: *\uE000)*/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/**
 * The text of copied HTML, such as from a word processor or a mail: blocks and breaks are lines, items have a bullet, and
 * the cells of a row are separated by tabs.
 */
export const textOfHtml = (html: string): string => {
  const body = parseInert(html);
  for (const unseen of body.querySelectorAll(UNSEEN)) unseen.remove();
  return linesOf(textIn(body));
};
