import { lazy } from './lazy';

const list = lazy(() => new Intl.ListFormat('en'));

/** `title, duration, and price`; nothing for none. */
export const joinedByAnd = (words: readonly string[]): string =>
  words.length > 1 ? list().format(words) : words.join('');
