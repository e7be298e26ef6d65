import { parseInert } from './inert-html';

/** Whether formatted text is empty: only tags and white space. */
export const isBlankHtml = (html: string | null | undefined): boolean =>
  !html || (!/<(?:img|table|hr)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|&#160;/g, '').trim() === '');

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w+);/i;
/** Tags that start or end a line. */
const LINES = /<\/?(?:p|div|br|hr|li|t[rdh]|h\d|blockquote|pre|d[dt])\b/gi;

/** HTML as one line of plain text with entities decoded; text without markup is returned unchanged. */
export const plainText = (text: string): string => {
  if (!MARKUP.test(text)) return text;
  const body = parseInert(text.replaceAll(LINES, ' $&'));
  for (const unseen of body.querySelectorAll('script, style')) unseen.remove();
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
};

/** A plain text as the content of an element. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const SHORT = 240;

/** The beginning of a plain text, enough for a few lines. */
export const shortText = (text: string): string => {
  const plain = plainText(text);
  return plain.length > SHORT ? `${plain.slice(0, SHORT).trimEnd()}…` : plain;
};
