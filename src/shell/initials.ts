import { lazy } from '@/lib/loading/lazy';

const graphemes = lazy(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

const first = (word: string) =>
  /^[a-z]+$/i.test(word)
    ? word.charAt(0)
    : (graphemes().segment(word)[Symbol.iterator]().next().value?.segment ?? '');

/** The initials of a name's first and last word, as whole graphemes in every script. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => first(word ?? ''))
    .join('')
    .toLocaleUpperCase();
};
