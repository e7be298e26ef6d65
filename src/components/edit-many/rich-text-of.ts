import { trimmed } from '@/lib/files/cells';
import { latinDigits } from '@/lib/text/digits';
import { escapeHtml } from '@/lib/text/html';

const BLOCK = '(?:p|div|ul|ol|li|h[1-6]|table|thead|tbody|tr|td|th|blockquote|pre|figure|section|article)';
const INLINE = '(?:a|b|i|u|s|em|strong|span|code|sub|sup|mark|small|font|del|ins)';
const HTML = new RegExp(
  `</(?:${BLOCK}|${INLINE})\\s*>|<(?:br|hr|img)(?:\\s[^<>]*)?/?>|^\\s*<${BLOCK}(?:\\s[^<>]*)?>`,
  'i',
);

const BULLET = /^[-*•‣◦▪●·–—]\s+(?=\S)/;
const NUMBER = /^([\d०-९]{1,3})[.)]\s+(?=\S)/;

interface Part {
  kind: 'p' | 'ul' | 'ol';
  lines: string[];
}

const isNext = (line: string, before: Part | undefined) => {
  const [, digits = ''] = NUMBER.exec(line) ?? [];
  const number = Number(latinDigits(digits));
  return digits !== '' && number === (before?.kind === 'ol' ? before.lines.length + 1 : 1);
};

/** The lines of a text in order, those of a list together. */
const partsOf = (text: string): Part[] => {
  const parts: Part[] = [];
  for (const line of text.split(/\r\n?|[\n\v\f\u2028\u2029]/).map(trimmed)) {
    if (line === '') continue;
    const before = parts.at(-1);
    const kind = BULLET.test(line) ? 'ul' : isNext(line, before) ? 'ol' : 'p';
    const content = kind === 'p' ? line : line.replace(kind === 'ul' ? BULLET : NUMBER, '');
    if (before?.kind === kind && kind !== 'p') before.lines.push(content);
    else parts.push({ kind, lines: [content] });
  }
  return parts;
};

/**
 * A plain text as rich text: lines become paragraphs, lines with a bullet or counted from 1 a list, and signs of HTML are
 * escaped. A text that is HTML, as it has a closing tag, a break or begins with a block, is kept.
 */
export const richTextOf = (text: string): string => {
  if (HTML.test(text)) return text;
  return partsOf(text)
    .map(({ kind, lines }) => {
      const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
      return kind === 'p'
        ? paragraphs.join('')
        : `<${kind}>${paragraphs.map((one) => `<li>${one}</li>`).join('')}</${kind}>`;
    })
    .join('');
};
