import { monthNamed } from '@/lib/dates/date-words';
import type { Span } from './reading';

const WEEKDAY = String.raw`(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,? {0,2}|[\p{L}\p{M}]{2,6}बार,? {0,2})?`;
const WORD = String.raw`([\p{L}\p{M}]{2,12})\.?`;
const YEAR = String.raw`(?:,? {0,2}'?(?:\d{4}|\d\d(?!\d))(?! ?(?:h|km|m)))?`;
const FORMS = [
  String.raw`\d{1,2}(?: ?(?:st|nd|rd|th))?(?: {0,2}-? {0,2}\d{1,2}(?:st|nd|rd|th)?)?[ -]{1,2}${WORD}${YEAR}(?: ?गते)?`,
  String.raw`${WORD} {1,2}\d{1,2}(?:st|nd|rd|th)?(?!\d|[,.]\d{3} ?m)${YEAR}(?: ?गते)?`,
  String.raw`(?:\d{4}[/.-])?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?!\d)`,
].map((form) => new RegExp(`${WEEKDAY}(?:\\d{4} )?${form}`, 'iuy'));
const AFTER = /^(?:,? {0,2}\(?(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?\)?)/i;

/** The date at an index of a text: “12 Oct”, “Fri, October 12th 2026”, “5/10/2026”, “कात्तिक ५ गते”. */
export const dateAt = (text: string, index: number): Span | undefined => {
  if (!/\d/.test(text.slice(index, index + 30))) return undefined;
  for (const [form, pattern] of FORMS.entries()) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (!match) continue;
    const [{ length }, word] = match;
    // A day and a month in figures alone may be a fraction or hours.
    if (word === undefined ? form === 2 && length < 8 : monthNamed(word.toLowerCase()) === undefined)
      continue;
    const end = index + length;
    return { start: index, end: end + (AFTER.exec(text.slice(end, end + 16))?.[0].length ?? 0) };
  }
  return undefined;
};
