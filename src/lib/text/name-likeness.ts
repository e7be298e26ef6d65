import { lazy } from '@/lib/loading/lazy';
import { soundWords } from './spelled-alike';

/** Words that say what something is, not which one. */
const general = lazy(
  () =>
    new Set(
      soundWords(
        `hotel hotels resort lodge guest house guesthouse homestay home stay inn villa cottage restaurant bar cafe spa
        boutique pvt ltd private limited pte inc co company p l pra li group the and of a in at by with for nepal nepali
        trek treks trekking tour tours tourism travel travels adventure adventures expedition expeditions agency service
        services package holiday holidays day days night nights`,
      ),
    ),
);

/** How much a general word counts beside one that tells names apart. */
const GENERAL = 0.25;

/** Less alike, two words are different ones, not two spellings of one. */
const SAME_WORD = 0.72;

interface NameWord {
  text: string;
  weight: number;
  /** Its pairs of letters, with a space at both ends; more than once if it has them so. */
  pairs: readonly string[];
}

/** A name as it is compared. */
export interface HeardName {
  words: readonly NameWord[];
  /** The words that tell it apart from others; all of them if there are none. */
  own: readonly string[];
  joined: NameWord;
}

const wordOf = (text: string, weight: number): NameWord => {
  const padded = ` ${text} `;
  return {
    text,
    weight,
    pairs: Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)),
  };
};

/** The Sørensen–Dice coefficient of the letter pairs of two words, 0 to 1; numbers are equal or not. */
const wordLikeness = (a: NameWord, b: NameWord): number => {
  if (a.text === b.text) return 1;
  if (/\d/.test(a.text + b.text)) return 0;
  const left = [...b.pairs];
  let shared = 0;
  for (const pair of a.pairs) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (a.pairs.length + b.pairs.length);
};

/** The words of a name by their sound; of one that is written in both scripts, once. */
const wordsOnce = (name: string): readonly string[] => {
  const inNepali = name.match(/\p{Script=Devanagari}+/gu);
  const latin = name.replaceAll(/\p{Script=Devanagari}+/gu, ' ');
  if (!inNepali || !/\p{L}/u.test(latin)) return soundWords(name);
  const words = soundWords(latin);
  const heard = words.map((text) => wordOf(text, 1));
  const isHeard = (text: string) => heard.some((word) => wordLikeness(word, wordOf(text, 1)) >= SAME_WORD);
  return [...words, ...soundWords(inNepali.join(' ')).filter((text) => !isHeard(text))];
};

/** Words by sound, without those that say only what something is: "hotel", "trek", "and". */
export const withoutGeneral = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !general().has(word));

/** No name is longer; of what is, only the beginning is compared, as the time grows with the square of its length. */
const LONGEST = 200;

/** Reads a name for `nameLikeness`: by sound, in Latin letters. */
export const heardName = (name: string): HeardName => {
  const texts = wordsOnce(name.slice(0, LONGEST));
  const specific = withoutGeneral(texts);
  const own = specific.length > 0 ? specific : texts;
  return {
    words: texts.map((text) => wordOf(text, general().has(text) ? GENERAL : 1)),
    own,
    joined: wordOf(own.join(''), 1),
  };
};

const weightOf = ({ words }: HeardName) => words.reduce((sum, { weight }) => sum + weight, 0);

/**
 * How alike two names are, 0 to 1, in either script, any order of words and usual spellings: 1 for one name. Words such as
 * "Hotel", "Trek" and "Pvt. Ltd." count little.
 */
export const nameLikeness = (a: HeardName, b: HeardName): number => {
  const left = [...b.words];
  let shared = 0;
  for (const word of a.words) {
    const likeness = left.map((other) => wordLikeness(word, other));
    const best = Math.max(0, ...likeness);
    if (best < SAME_WORD) continue;
    const [other] = left.splice(likeness.indexOf(best), 1);
    if (other) shared += best * (word.weight + other.weight);
  }
  const all = weightOf(a) + weightOf(b);
  const byWord = all === 0 ? 0 : shared / all;
  const isOne = a.joined.text !== '' && a.joined.text === b.joined.text;
  // Poonhill and Poon Hill.
  return isOne ? Math.max(byWord, 0.95) : byWord;
};
