import { locale } from '@/lib/languages/language';
import { lazy } from '@/lib/loading/lazy';

const and = lazy(() => new Intl.ListFormat(locale));
const or = lazy(() => new Intl.ListFormat(locale, { type: 'disjunction' }));

const joined = (words: readonly string[], format: () => Intl.ListFormat): string =>
  words.length > 1 ? format().format(words) : words.join('');

/** `title, duration, and price`; nothing for none. */
export const joinedByAnd = (words: readonly string[]): string => joined(words, and);

/** `Hotel, Homestay, or Room`; nothing for none. */
export const joinedByOr = (words: readonly string[]): string => joined(words, or);
