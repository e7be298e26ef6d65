import type { FieldChange } from '@/api/client/written';
import { formatPlainDate, isPlainDate } from '@/lib/dates/dates';
import { plainText } from '@/lib/text/html';
import { fieldLabel } from '@/lib/text/labels';
import { counted, formatCount } from '@/lib/text/plural';
import { isEmpty } from '@/lib/values/is-empty';
import { isRecord } from '@/lib/values/is-record';

const MOST = 80;
/** How much of what is the same stands before a difference. */
const AROUND = 15;

const isImage = (value: unknown) => isRecord(value) && ('url' in value || 'alt' in value);

const listText = (items: readonly unknown[]): string => {
  if (items.every(isImage)) return counted(items.length, 'image', 'images');
  if (items.every((item) => typeof item === 'string')) return items.join(', ');
  return counted(items.length, 'entry', 'entries');
};

/** A value in words, whole. */
const wholeText = (field: string, value: unknown): string => {
  if (isEmpty(value)) return 'empty';
  if (Array.isArray(value)) return listText(value);
  if (isImage(value)) return 'an image';
  if (field === 'status' && [0, 1, true, false].includes(value as number | boolean))
    return value === true || value === 1 ? 'Active' : 'Inactive';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && field.endsWith('_id')) return `ID ${value}`;
  if (typeof value === 'number') return Number.isInteger(value) ? formatCount(value) : String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isPlainDate(value)) return formatPlainDate(value);
  const text = plainText(value);
  return text === '' ? 'empty' : text;
};

/** The nearest place at or after `at` that divides no letter from its vowel signs. */
const between = (text: string, at: number): number => {
  let place = at;
  while (/^[\p{M}\u200c\u200d\udc00-\udfff]/u.test(text.slice(place, place + 1))) place += 1;
  return place;
};

/** The text from the word before `from`, if it is too long to be shown whole. */
const cut = (text: string, from: number): string => {
  const word = text.indexOf(' ', from - AROUND) + 1;
  const isLong = from > AROUND && text.length > MOST;
  const begin = word > 0 && word <= from ? word : between(text, from - AROUND);
  const start = isLong ? `…${text.slice(begin)}` : text;
  return start.length > MOST ? `${start.slice(0, between(start, MOST)).trimEnd()}…` : start;
};

const firstDifference = (a: string, b: string): number => {
  const end = Math.min(a.length, b.length);
  for (let at = 0; at < end; at += 1) if (a[at] !== b[at]) return at;
  return end;
};

export interface ChangeText {
  label: string;
  /** Undefined if it is not known, or there was none. */
  from?: string | undefined;
  /** Undefined if the change cannot be said in a few words. */
  to?: string | undefined;
}

/** A change in words; of long texts the part that begins to differ. */
export const changeText = (change: FieldChange): ChangeText => {
  const { field, named = [], hidden } = change;
  const label = fieldLabel(field);
  if (hidden) return { label };
  const [from, to] = [named[0] ?? wholeText(field, change.from), named[1] ?? wholeText(field, change.to)];
  if (!('from' in change)) return { label, to: cut(to, 0) };
  if (from === to) return { label };
  const at = firstDifference(from, to);
  return { label, from: cut(from, at), to: cut(to, at) };
};
