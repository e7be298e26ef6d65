import type { FieldChange } from '@/api/client/written';
import { fieldLabel } from '@/lib/text/labels';
import { valueText } from '@/lib/values/value-text';

const MOST = 80;
/** How much of what is the same stands before a difference. */
const AROUND = 15;

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
  const [from, to] = [named[0] ?? valueText(field, change.from), named[1] ?? valueText(field, change.to)];
  if (!('from' in change)) return { label, to: cut(to, 0) };
  if (from === to) return { label };
  const at = firstDifference(from, to);
  return { label, from: cut(from, at), to: cut(to, at) };
};
