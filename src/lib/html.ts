import { parseInert } from './inert-html';

/** Whether formatted text shows nothing: tags and spaces alone. */
export const isBlankHtml = (html: string | null | undefined): boolean =>
  !html || (!/<(?:img|table|hr)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|&#160;/g, '').trim() === '');

const MARKUP = /<\/?[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w+);/i;
/** What begins a line of its own. */
const BLOCKS =
  'p, div, br, hr, li, ul, ol, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre, dt, dd, figcaption';
const UNSEEN = 'script, style, template, noscript, iframe, object';

/** What a text says without its tags, on one line, its entities decoded; a text without markup as it is. */
export const plainText = (text: string): string => {
  if (!MARKUP.test(text)) return text;
  const body = parseInert(text);
  for (const element of body.querySelectorAll(UNSEEN)) element.remove();
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before(' ');
    block.after(' ');
  }
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
};

const SHORT = 240;

/** The beginning of a plain text, where there is room for a few lines. */
export const shortText = (text: string): string => {
  const plain = plainText(text);
  return plain.length > SHORT ? `${plain.slice(0, SHORT).trimEnd()}…` : plain;
};
