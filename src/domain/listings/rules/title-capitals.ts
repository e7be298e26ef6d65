import type { Rule } from './rule';

const LONG_WORD = /\p{L}{4,}/gu;
/** Short words in capitals are mostly abbreviations: EBC, TIMS, ACAP. */
const FEWEST = 2;

const isCapital = (word: string) => word === word.toUpperCase() && word !== word.toLowerCase();

/** A title does not shout: several words, all of them in capitals, one of them no abbreviation. */
export const titleCapitals: Rule<{ name: string }, 'name'> = {
  name: 'titleCapitals',
  title: 'Title in capital letters',
  gap: ({ name }) => {
    const words = name.match(LONG_WORD) ?? [];
    const shouts = words.length >= FEWEST && words.every(isCapital) && words.some(({ length }) => length > 4);
    return shouts ? 'Title in capital letters' : undefined;
  },
  field: 'name',
};
