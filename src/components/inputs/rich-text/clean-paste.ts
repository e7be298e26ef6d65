import { parseInert, withoutHandlers } from '@/lib/text/inert-html';
import { httpsUrl, linkUrl } from '@/lib/text/url';
import { levelledToNested } from './levelled-lists';
import { isOwnCopy } from './own-copy';

const WHITE_SPACE = /white-space(?:-collapse)?\s*:\s*([\w-]+)/gi;
const KEEPS_LINES = /^(?:pre|pre-wrap|pre-line|preserve|preserve-breaks|break-spaces)$/i;
const BLOCKS = new Set(
  'address article aside blockquote body center dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const isBlock = (node: Node) => node instanceof Element && BLOCKS.has(node.localName);

/** Whether line ends in an element are rendered: its own style says so, or the nearest one around it. */
const rendersLineEnds = (element: Element | null): boolean => {
  // The editor keeps preformatted text itself.
  if (!element || element.localName === 'pre') return false;
  const stated = [...(element.getAttribute('style') ?? '').matchAll(WHITE_SPACE)].at(-1)?.[1];
  return stated === undefined ? rendersLineEnds(element.parentElement) : KEEPS_LINES.test(stated);
};

/** Whether text or an image is on that side of a node in its block. */
const hasContent = (node: Node, side: 'previousSibling' | 'nextSibling'): boolean => {
  for (let beside = node[side]; beside; beside = beside[side]) {
    if (isBlock(beside)) return false;
    const isImage = beside instanceof Element && (beside.localName === 'img' || beside.querySelector('img'));
    if (isImage || beside.textContent?.trim() !== '') return true;
  }
  const { parentNode } = node;
  return parentNode !== null && !isBlock(parentNode) && hasContent(parentNode, side);
};

const isWithinLine = (node: Node) => hasContent(node, 'previousSibling') && hasContent(node, 'nextSibling');

/** Turns the line ends that a style renders, as in messages, editors of code and terminals, into breaks. */
const lineEndsToBreaks = (body: HTMLElement): void => {
  const document = body.ownerDocument;
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const [first = '', ...others] = text.data.split(/\r\n?|\n/);
    if (others.length === 0 || !rendersLineEnds(text.parentElement)) continue;
    const parts = [first, ...others.flatMap((line) => [document.createElement('br'), line])];
    text.replaceWith(...parts);
  }
};

/** Removes the breaks between blocks, which are only spacing; those within a line of text stay. */
const removeSpacing = (body: HTMLElement): void => {
  for (const line of [...body.querySelectorAll('br')]) {
    if (!line.closest('p, pre, h1, h2, h3, h4, h5, h6') && !isWithinLine(line)) line.remove();
  }
};

const pairs = (from: string, to: string) => {
  const written = Array.from(to);
  return new Map(Array.from(from, (letter, at) => [letter, written[at] ?? letter]));
};
const RAISED = pairs('0123456789+-−=()nioº', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ°°');
const LOWERED = pairs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');
/** Characters that are raised or lowered by themselves. */
const ALREADY = /[\s°ª™℠®©*†‡¹²³\u2070-\u209C]/u;
const WHOLE: Record<string, string> = { TM: '™', SM: '℠' };

const lettersOf = (element: Element): Map<string, string> | undefined => {
  const align = /vertical-align\s*:\s*(super|sub)\b/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (element.localName === 'sup' || align?.toLowerCase() === 'super') return RAISED;
  return element.localName === 'sub' || align?.toLowerCase() === 'sub' ? LOWERED : undefined;
};

/**
 * Writes superscripts and subscripts with characters: `m<sup>2</sup>` becomes `m²`. Returns the texts for which there
 * are none, which become plain text: `st` of `1<sup>st</sup>`.
 */
const writeRaisedText = (body: HTMLElement): string[] => {
  const plain = new Set<string>();
  for (const element of body.querySelectorAll('sup, sub, [style*="vertical-align" i]')) {
    const letters = lettersOf(element);
    const text = element.textContent.trim();
    if (!letters || text === '') continue;
    const whole = letters === RAISED ? WHOLE[text] : undefined;
    if (whole !== undefined) element.textContent = whole;
    else if (Array.from(text).every((letter) => letters.has(letter) || ALREADY.test(letter))) {
      const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        node.nodeValue = Array.from(node.nodeValue ?? '', (letter) => letters.get(letter) ?? letter).join('');
      }
    } else plain.add(text);
  }
  return [...plain];
};

/** Also what Word in the browser writes after each paragraph and line, and what Google Docs renders as a check box. */
const DROPPED =
  'style, script, link, meta, title, xml, iframe, object, input, button, svg, math, span.EOP, .LineBreakBlob > span, img[aria-roledescription="checkbox"]';

/** The headings of sections that open and close are buttons. */
const KEPT_BUTTONS =
  'h1 button, h2 button, h3 button, h4 button, h5 button, h6 button, button[aria-expanded]';

/** Maps headings to those in the toolbar; the page has its own h1. */
const HEADINGS: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

const rename = (element: Element, tag: string): HTMLElement => {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Gives what programs write as something else its element: sections, headings, lines and paragraphs. */
const nameElements = (body: HTMLElement) => {
  body.querySelectorAll(KEPT_BUTTONS).forEach((button) => rename(button, 'span'));
  for (const heading of body.querySelectorAll('p[role="heading"], div[role="heading"]:not(:has(p, div))')) {
    const level = Number(heading.getAttribute('aria-level'));
    rename(heading, `h${level >= 1 && level <= 6 ? level : 2}`);
  }
  for (const [tag, written] of Object.entries(HEADINGS)) {
    for (const heading of body.querySelectorAll(tag)) rename(heading, written);
  }
  for (const line of body.querySelectorAll<HTMLElement>('span')) {
    if (line.style.display === 'block') rename(line, line.hasChildNodes() ? 'div' : 'br');
  }
};

/** Google Docs wraps everything in a `<b>` of normal weight, and both write emphasis as styles of spans. */
const stylesToMarks = (element: HTMLElement) => {
  const { fontWeight, fontStyle, textDecoration } = element.style;
  const plainBold = /^(normal|400)$/.test(fontWeight);
  if (element.localName === 'b' && plainBold) unwrap(element);
  if (element.localName !== 'span') return;
  const marks = [
    /^(bold|bolder|[6-9]\d\d)$/.test(fontWeight) && 'strong',
    fontStyle === 'italic' && 'em',
    // An underlined span in a link is only the link's own underline.
    textDecoration.includes('underline') && !element.closest('a') && 'u',
    textDecoration.includes('line-through') && 's',
  ].filter((mark) => mark !== false);
  for (const mark of marks) {
    const inner = element.ownerDocument.createElement(mark);
    inner.append(...element.childNodes);
    element.append(inner);
  }
};

const keepMeaning = (element: HTMLElement) => {
  const align = element.style.textAlign || element.getAttribute('align')?.toLowerCase();
  const keeps = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'start']);
  for (const { name } of [...element.attributes]) if (!keeps.has(name)) element.removeAttribute(name);
  if (/^(p|h[2-4])$/.test(element.localName) && align && /^(center|right|justify)$/.test(align)) {
    element.style.textAlign = align;
  }
};

/** Parses pasted HTML without embedded image data, which is removed anyway and takes seconds to parse. */
const parsePasted = (html: string) =>
  parseInert(html.replaceAll(/(<img\b[^<>]*?\ssrc\s*=\s*)(["'])data:[^"']*\2/gi, '$1$2$2'));

const EMOJI = /^(?![\d#*]+$)[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;

/** Messages and mails write emoji as images. */
const emojiToText = (body: HTMLElement) => {
  for (const image of body.querySelectorAll('img')) {
    if (EMOJI.test(image.alt)) image.replaceWith(image.alt);
  }
};

/** A single cell of a spreadsheet is a text, and so are the frames of a mail around one; only several are a table. */
const singleCellToText = (body: HTMLElement) => {
  for (const table of body.querySelectorAll('table')) {
    const [cell, ...others] = [...table.rows].flatMap((row) => [...row.cells]);
    if (!cell || others.length > 0 || table.textContent.trim() !== body.textContent.trim()) return;
    table.replaceWith(...cell.childNodes);
  }
};

const cleanElement = (element: HTMLElement) => {
  const tag = element.localName;
  const deadLink = tag === 'a' && linkUrl(element.getAttribute('href') ?? '') === undefined;
  stylesToMarks(element);
  keepMeaning(element);
  if (tag.includes(':') || /^(font|form|span)$/.test(tag) || deadLink) unwrap(element);
};

export interface CleanPaste {
  html: string;
  /** The number of images whose source cannot be kept: a data URL or a local file. */
  pictures: number;
  /** Superscripts and subscripts that became plain text. */
  plain: string[];
}

const clean = (html: string): CleanPaste => {
  const body = parsePasted(html);
  nameElements(body);
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const dropped: ChildNode[] = [...body.querySelectorAll(DROPPED)];
  while (comments.nextNode()) if (comments.currentNode instanceof Comment) dropped.push(comments.currentNode);
  for (const node of dropped) node.remove();
  emojiToText(body);
  const hasAddress = (image: Element) => httpsUrl(image.getAttribute('src') ?? '') !== undefined;
  const pictures = [...body.querySelectorAll('img')].filter((image) => !hasAddress(image));
  for (const picture of pictures) picture.remove();
  singleCellToText(body);
  lineEndsToBreaks(body);
  const plain = writeRaisedText(body);
  levelledToNested(body);
  body.querySelectorAll<HTMLElement>('*').forEach(cleanElement);
  removeSpacing(body);
  // Blank paragraphs are only spacing.
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  }
  return { html: body.innerHTML, pictures: pictures.length, plain };
};

let last: { pasted: string; result: CleanPaste } | undefined;

/**
 * Pasted HTML without what word processors add: classes, styles, empty spans and fake lists. What was copied from an
 * editor here is only made inert. The last result is kept, as what was left out is asked for separately.
 */
export const cleanPaste = (html: string): CleanPaste => {
  if (last?.pasted === html) return last.result;
  const result = isOwnCopy(html) ? { html: withoutHandlers(html), pictures: 0, plain: [] } : clean(html);
  last = { pasted: html, result };
  return result;
};
