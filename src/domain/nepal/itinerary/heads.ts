import { monthNamed } from '@/lib/dates/date-words';
import type { Span } from './reading';

/** The head of a day, as far as its number. */
export interface DayNumber extends Span {
  numbers: readonly number[];
  isOption: boolean;
  /** A colon or the like follows, so that it is no part of a sentence. */
  isMarked: boolean;
}

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const NEPALI_ORDINALS = [
  'पहिलो',
  'दोस्रो',
  'तेस्रो',
  'चौथो',
  'पाँचौ',
  'छैटौ',
  'सातौ',
  'आठौ',
  'नवौ',
  'दशौ',
  'एघारौ',
  'बाह्रौ',
];
const NEPALI_NUMBERS = ['एक', 'दुई', 'तीन', 'चार', 'पाँच', 'छ', 'सात', 'आठ', 'नौ', 'दश'];

const END = String.raw`(?![\p{L}\p{M}\d])`;
const DAY = 'days?|dag|tag|jour|din|दिन';
const WORDY = [...NUMBER_WORDS, ...NEPALI_NUMBERS.toReversed()].join('|');
const NAMED = new RegExp(
  String.raw`(?:(?:trek(?:king)?|tour|trip|walking) )?(${DAY})[ .:#-]{0,3}(?:(\d{1,2})(?!\d|[.,]\d| ?(?:days|nights)\b)|(${WORDY})${END})(?:([a-c])(?![\p{L}\p{M}]))?`,
  'iuy',
);
const SHORT = /[Dd][ -]?(\d{1,2})(?![\d\p{L}])/uy;
const ORDINAL = new RegExp(
  String.raw`(?:(\d{1,2})(?:st|nd|rd|th)|(${ORDINALS.join('|')})|(${NEPALI_ORDINALS.join('|')})[ँं]?|(\d{1,2}) ?(?:औ[ँं]?|रो|ो))[ -]{1,2}(?:day|दिन)${END}`,
  'iuy',
);
const MORE =
  / {0,2}(-|~|to|till|देखि|&|and|र|\+|,|\/) {0,2}(?:(?:days?|दिन) ?|D)?(\d{1,2})(?![\d\p{L}]|[.,/:]\d)/iuy;
/** “Day 3 - 5 hours”: the second number is no day. */
const UNIT =
  /^ {0,2}(?:-|to|\/)? {0,2}(?:\d{0,2} {0,2})(?:h(?:ou)?rs?|hours?|kms?|min|m\b|ft|days?|nights?|am\b|pm\b|घण्टा|मि|कि)/iu;
const MARK = /^ {0,3}(?:[:).|\]\t>→=–-]|$|सम्म)/u;

const indexIn = (words: readonly string[], word: string | undefined): number | undefined => {
  const index = word === undefined ? -1 : words.indexOf(word.toLowerCase());
  return index < 0 ? undefined : index + 1;
};

const at = (pattern: RegExp, text: string, index: number) => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

interface First {
  number: number | undefined;
  length: number;
  isPlural: boolean;
  isOption: boolean;
}

const firstAt = (text: string, index: number): First | undefined => {
  const named = at(NAMED, text, index);
  if (named) {
    const [{ length }, word = '', figure, wordy, option] = named;
    const number = figure ? Number(figure) : (indexIn(NUMBER_WORDS, wordy) ?? indexIn(NEPALI_NUMBERS, wordy));
    return { number, length, isPlural: /^days$/i.test(word), isOption: option !== undefined };
  }
  const short = at(SHORT, text, index);
  const behind = short ? text.slice(index + short[0].length, index + short[0].length + 8) : '';
  if (
    short &&
    (MARK.test(behind) || /^ ?[-&/]/.test(behind) || (short[0].startsWith('D') && /^ \p{L}/u.test(behind)))
  )
    return { number: Number(short[1]), length: short[0].length, isPlural: false, isOption: false };
  const ordinal = at(ORDINAL, text, index);
  if (!ordinal) return undefined;
  const [{ length }, figure, word, nepali, figured] = ordinal;
  const number = figure ?? figured;
  return {
    number: number ? Number(number) : (indexIn(ORDINALS, word) ?? indexIn(NEPALI_ORDINALS, nepali)),
    length,
    isPlural: false,
    isOption: false,
  };
};

const monthFollows = (text: string): boolean => {
  const word = /^(?:st|nd|rd|th)? {0,2}([\p{L}\p{M}]{3,12})/u.exec(text)?.[1];
  return word !== undefined && monthNamed(word.toLowerCase()) !== undefined;
};

const MOST_DAYS = 10;

/** The further numbers of “1–2”, “5 & 6” and “5, 6 and 7”, with the length of them. */
const moreAt = (text: string, index: number, first: number): { numbers: number[]; length: number } => {
  const numbers = [first];
  let end = index;
  for (let match = at(MORE, text, end); match; match = at(MORE, text, end)) {
    const [{ length }, join = '', figure] = match;
    const [last, number] = [numbers.at(-1) ?? first, Number(figure)];
    const isRange = /^(?:-|~|to|till|देखि)$/i.test(join);
    const rest = text.slice(end + length, end + length + 20);
    const fits = isRange ? number > last && number - last < MOST_DAYS : number === last + 1;
    if (!fits || UNIT.test(rest) || monthFollows(rest)) break;
    for (let next = isRange ? last + 1 : number; next <= number; next += 1) numbers.push(next);
    end += length;
  }
  return { numbers, length: end - index };
};

/** The head of a day at an index of a text, such as “Day 03”, “D3:”, “Day 5 & 6”, “1st day”, “दिन ३”. */
export const dayNumberAt = (text: string, index: number): DayNumber | undefined => {
  const first = firstAt(text, index);
  if (first?.number === undefined) return undefined;
  const { number, length, isPlural, isOption } = first;
  const more = moreAt(text, index + length, number);
  if (isPlural && more.numbers.length === 1) return undefined;
  const end = index + length + more.length;
  return {
    numbers: more.numbers,
    isOption,
    isMarked: MARK.test(text.slice(end, end + 8)),
    start: index,
    end,
  };
};
