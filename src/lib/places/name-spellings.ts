import { createLocalSetting } from '@/lib/storage/local-setting';
import { placeSpellings } from '@/lib/text/place-spellings';
import { isRecord } from '@/lib/values/is-record';

/** A name as it is to be written, and other spellings of it. */
export interface NameSpelling {
  preferred: string;
  others: readonly string[];
}

/** Written alike only by some, besides `placeSpellings`: searches find them by their sound. */
const misspelt: Readonly<Record<string, readonly string[]>> = {
  Ghorepani: ['Ghorepany'],
  Sagarmatha: ['Sagarmartha'],
};

/** Short forms, words of their own, and places of their own. */
const meansMore = /^(?:\p{Lu}{2,4}|Dolpo|Helmu|Janakpurdham|Kavre|Throng)$|[^\p{Script=Latin} ]/u;

/** The known names that are written in several ways in Latin letters. */
export const givenSpellings: readonly NameSpelling[] = placeSpellings.flatMap(([preferred, ...names]) => {
  const others = [...names.filter((name) => !meansMore.test(name)), ...(misspelt[preferred] ?? [])];
  return others.length > 0 ? [{ preferred, others }] : [];
});

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Parses a stored list of any shape; what is none is the given list. */
export const parseNameSpellings = (stored: unknown): readonly NameSpelling[] =>
  Array.isArray(stored)
    ? stored.flatMap((entry: unknown) => {
        if (!isRecord(entry) || !isName(entry.preferred) || !Array.isArray(entry.others)) return [];
        const others = entry.others.filter(isName);
        return others.length > 0 ? [{ preferred: entry.preferred, others }] : [];
      })
    : givenSpellings;

/** The names and spellings of this browser's user. */
export const nameSpellings = createLocalSetting('name-spellings', parseNameSpellings);
