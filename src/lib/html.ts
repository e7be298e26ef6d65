import { parseInert } from './inert-html';

/** Whether formatted text shows nothing: tags and spaces alone. */
export const isBlankHtml = (html: string | null | undefined): boolean =>
  !html || (!/<(?:img|table|hr)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|&#160;/g, '').trim() === '');

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w+);/i;
/** Tags at which a line ends or begins. */
const LINES = /<\/?(?:p|div|br|hr|li|t[rdh]|h\d|blockquote|pre|d[dt])\b/gi;

/** What a text says without its tags, on one line, its entities decoded; a text without markup as it is. */
export const plainText = (text: string): string => {
  if (!MARKUP.test(text)) return text;
  const body = parseInert(text.replaceAll(LINES, ' $&'));
  for (const unseen of body.querySelectorAll('script, style')) unseen.remove();
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
};

const SHORT = 240;

/** The beginning of a plain text, where there is room for a few lines. */
export const shortText = (text: string): string => {
  const plain = plainText(text);
  return plain.length > SHORT ? `${plain.slice(0, SHORT).trimEnd()}…` : plain;
};
