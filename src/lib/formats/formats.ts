// How numbers, money, lists and times are written where they are read. Dates: lib/dates. What is sent, typed, copied or
// exported, and ids, codes, addresses and telephone numbers have Latin digits and go through none of these.
import { language } from '@/lib/languages/language';
import type { Words } from '@/lib/languages/words';
import { lazy } from '@/lib/loading/lazy';
import { digits } from './digits';

const ZERO = '०'.charCodeAt(0);

/** A text with Devanagari digits, whichever were chosen: for sentences in Nepali. */
export const devanagariDigits = (text: string | number): string =>
  `${text}`.replace(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit)));

/** A text with the digits that were chosen, such as that of a date; years and numbers of days are not grouped. */
export const inDigits = (text: string | number): string =>
  digits.get() === 'latin' ? `${text}` : devanagariDigits(text);

// In Nepal numbers are grouped by lakhs and crores in any language, 12,34,567, as `en-IN` and `ne` have it; `en-NP` does not.
const numbers = lazy(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 }));

/** A number as it is read, not rounded: `20,000`, `1,25,000`, `12.5`. */
export const formatCount = (count: number | bigint): string => {
  const written = String(count);
  return inDigits(/^\d{1,3}$/.test(written) ? written : numbers().format(count));
};

const npr = lazy(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'NPR',
      currencyDisplay: 'code',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** An amount in Nepalese rupees, `NPR 1,25,000`; '' for null or undefined. */
export const formatNpr = (amount: number | null | undefined): string =>
  amount === null || amount === undefined || !Number.isFinite(amount) ? '' : inDigits(npr().format(amount));

/** A size in bytes as megabytes with one decimal. */
export const megabytes = (bytes: number): string => inDigits((bytes / 1024 / 1024).toFixed(1));

/** A timestamp (milliseconds since 1970) as the time of day in this browser's time zone: `14:05`, `14:05:09`. */
export const clockTime = (at: number, { seconds = false } = {}): string =>
  inDigits(new Date(at).toTimeString().slice(0, seconds ? 8 : 5));

const and = lazy(() => new Intl.ListFormat(language));
const inEnglish = lazy(() => new Intl.ListFormat('en'));
const inNepali = lazy(() => new Intl.ListFormat('ne'));
const or = lazy(() => new Intl.ListFormat(language, { type: 'disjunction' }));

const joined = (words: readonly string[], format: () => Intl.ListFormat): string =>
  words.length > 1 ? format().format(words) : words.join('');

/** `title, duration, and price`; nothing for none. */
export const joinedByAnd = (words: readonly string[]): string => joined(words, and);

/** `Hotel, Homestay, or Room`; nothing for none. */
export const joinedByOr = (words: readonly string[]): string => joined(words, or);

/** Texts joined by “and” in each language, whatever that of the page is. */
export const joinedWords = (all: readonly Words[]): Words => ({
  en: joined(
    all.map(({ en }) => en),
    inEnglish,
  ),
  ne: joined(
    all.map(({ ne }) => ne),
    inNepali,
  ),
});
