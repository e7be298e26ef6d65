import { BS_YEARS, bsMonthName, toAd } from './bikram-sambat';
import { formatPlainDate, type PlainDate, readTypedDate } from './dates';
import { latinDigits } from './digits';

/** Gregorian, or Bikram Sambat. */
export type Calendar = 'AD' | 'BS';

/** The result of reading a date: Gregorian `YYYY-MM-DD`, or a sentence about why the text cannot be read. */
export type DateReading = { date: PlainDate } | { problem: string };

interface ReadingOptions {
  /** The calendar of a date that does not name one. */
  unmarked?: Calendar;
  /** What comes first in `3/12/2027`; such dates are refused if this is not given. */
  first?: 'day' | 'month' | undefined;
}

type Parts = readonly [year: number, month: number, day: number];

const SHORT_YEAR = 'Write the year with four digits.';
const UNREADABLE = 'Write a date as 2027-03-12, 12 Mar 2027 or 2083-11-28 BS.';

const MARKS: Readonly<Record<Calendar, RegExp>> = {
  BS: /^(?:[bv]\.?s\.?|[वब]ि\.?\s?सं\.?)(?=[\s\d])|(?<=[\s\d])(?:[bv]\.?s\.?|[वब]ि\.?\s?सं\.?)$/iu,
  AD: /^(?:a\.?d\.?|c\.?e\.?|[ईइ]\.?\s?सं?\.?)(?=[\s\d])|(?<=[\s\d])(?:a\.?d\.?|c\.?e\.?|[ईइ]\.?\s?सं?\.?)$/iu,
};

/** Further spellings of months, besides `bsMonthName`. */
const SPELLINGS: readonly string[] = [
  'baishakh baisakha vaishakh वैशाख',
  'jeth jyestha ज्येष्ठ',
  'ashar ashad ashadh asadh आषाढ',
  'saun sawan shravan श्रावण',
  'bhadau bhado भाद्र',
  'ashoj aswin ashwin asvin आश्विन',
  'kartika कार्तिक',
  'mangshir marga मङ्सिर मार्ग',
  'pus push paush पौष',
  'magha',
  'fagun phagun phalgun फाल्गुन फाल्गुण',
  'chait चैत्र',
];

const MONTHS = new Map(
  SPELLINGS.flatMap((others, index) => {
    const month = index + 1;
    const names = [bsMonthName(month), bsMonthName(month, 'devanagari'), ...others.split(' ')];
    return names.map((name) => [name.toLowerCase().normalize(), month] as const);
  }),
);

/** Year, month and day of a numeric date. */
const readNumbers = (text: string, first?: 'day' | 'month'): Parts | undefined => {
  const found = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(text);
  const [a, b, c] = found?.slice(1) ?? [];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  if (a.length === 4 && c.length <= 2) return [Number(a), Number(b), Number(c)];
  if (a.length > 2 || c.length !== 4 || !first) return undefined;
  return first === 'day' ? [Number(c), Number(b), Number(a)] : [Number(c), Number(a), Number(b)];
};

/** Year, month and day of `4 Chaitra 2083`, `Chaitra 4 2083` or `2083 Chaitra 4`. */
const readNamed = (text: string): Parts | undefined => {
  const words = text.split(/[\s-]+/u);
  const [a, b, more] = words.filter((word) => /^\d+$/.test(word));
  const month = MONTHS.get(words.find((word) => !/^\d+$/.test(word)) ?? '');
  if (words.length !== 3 || !month || !a || !b || more) return undefined;
  return a.length === 4 ? [Number(a), month, Number(b)] : [Number(b), month, Number(a)];
};

const fromBs = (parts: Parts | undefined): DateReading => {
  if (!parts) return { problem: UNREADABLE };
  const [year, month, day] = parts;
  const date = toAd(year, month, day);
  if (date) return { date };
  if (year < BS_YEARS.first || year > BS_YEARS.last)
    return { problem: `Bikram Sambat is available from ${BS_YEARS.first} to ${BS_YEARS.last}.` };
  if (month < 1 || month > 12) return { problem: `There is no month ${month}.` };
  return { problem: `${bsMonthName(month)} ${year} BS has no day ${day}.` };
};

const pad = (part: number) => String(part).padStart(2, '0');

const fromAd = (text: string, parts: Parts | undefined): DateReading => {
  const date = readTypedDate(parts ? `${parts[0]}-${pad(parts[1])}-${pad(parts[2])}` : text);
  return date ? { date } : { problem: UNREADABLE };
};

/** The calendar that a date names: by a mark (BS, वि.सं., AD) or the name of its month. */
export const calendarOf = (text: string): Calendar | undefined => {
  const plain = tidy(text);
  if (MARKS.AD.test(plain) || (/[a-z]/.test(plain) && readTypedDate(plain))) return 'AD';
  return MARKS.BS.test(plain) || readNamed(plain) ? 'BS' : undefined;
};

/** Years outside of which a calendar is unambiguous today: 2043 BS was 1986, and 2057 BS began in 2000. */
const SURE = { lastAd: 2043, firstBs: 2057 };

/** Reads a date in Devanagari digits, which are used with both calendars: the year decides, or the user is asked. */
const fromDevanagari = (text: string, parts: Parts | undefined): DateReading => {
  const [bs, ad] = [fromBs(parts), fromAd('', parts)];
  const year = parts?.[0] ?? 0;
  if (!parts || year >= SURE.firstBs) return bs;
  if (year >= BS_YEARS.first && year <= SURE.lastAd && 'date' in ad) return ad;
  const readings = [
    'date' in ad && `${formatPlainDate(ad.date)} AD`,
    'date' in bs && `${formatPlainDate(bs.date)} (${bsMonthName(parts[1])} ${year} BS)`,
  ];
  const both = readings.filter(Boolean).join(' or ');
  return { problem: both ? `“${text.trim()}” may be ${both}. Write AD or BS after it.` : UNREADABLE };
};

/** The names of Gregorian months in Nepali. */
const AD_MONTHS: readonly RegExp[] = [
  /जनवरी/u,
  /फे?ब्रु?अरी|फरवरी/u,
  /मार्च/u,
  /अप्रि?ल|अप्रैल/u,
  /मे|मई/u,
  /जुन|जून/u,
  /जुलाई/u,
  /अगस्[टत]/u,
  /से?प्टे?म्बर|सितम्बर/u,
  /अक्टोबर|अक्टूबर/u,
  /नोभेम्बर|नवम्बर/u,
  /डिसेम्बर|दिसम्बर/u,
].map((name) => new RegExp(`(?<=^|[\\s\\d])(?:${name.source})(?=$|[\\s\\d])`, 'u'));

const WEEKDAY =
  /^(?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?|(?:आइत|सोम|मङ्गल|मंगल|बुध|बिही|शुक्र|शनि)[बव]ार)[\s,]+/iu;

export const withoutWeekday = (text: string): string => text.trim().replace(WEEKDAY, '');

const inEnglish = (text: string) =>
  AD_MONTHS.reduce(
    (said, name, month) =>
      said.replace(
        name,
        formatPlainDate(`2027-${pad(month + 1)}-01`)
          .slice(2, 5)
          .toLowerCase(),
      ),
    text,
  );

const tidy = (text: string) =>
  inEnglish(
    latinDigits(withoutWeekday(text.normalize()))
      .toLowerCase()
      .replace(/गते|,/gu, ' ')
      // Copied texts have dashes and hyphens that do not break.
      .replace(/[\u2010-\u2015\u2212]/gu, '-')
      .replace(/\s+/gu, ' ')
      .trim(),
  );

/** Reads a numeric date with its year last: accepted if only one order gives a valid date, else both are shown. */
const inEitherOrder = (plain: string, read: (parts: Parts | undefined) => DateReading): DateReading => {
  if (/^\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2}$/.test(plain)) return { problem: SHORT_YEAR };
  const readings = (['day', 'month'] as const).map((first) => read(readNumbers(plain, first)));
  const dates = new Set(readings.flatMap((reading) => ('date' in reading ? [reading.date] : [])));
  const [date, other] = dates;
  if (date !== undefined && other === undefined) return { date };
  if (date === undefined || other === undefined) return readings[0] ?? { problem: UNREADABLE };
  return {
    problem: `“${plain}” may be ${formatPlainDate(date)} or ${formatPlainDate(other)}. Write the month as a word.`,
  };
};

/** Reads a date of either calendar; one that names none (`calendarOf`) is read in the calendar `unmarked`. */
export const readDate = (text: string, { unmarked = 'AD', first }: ReadingOptions = {}): DateReading => {
  const said = calendarOf(text);
  const calendar = said ?? unmarked;
  const plain = tidy(text).replace(MARKS[calendar], '').trim();
  const numbers = readNumbers(plain, first);
  if (!said && unmarked === 'AD' && /[०-९]/.test(text)) return fromDevanagari(text, numbers);
  if (!numbers && !first && /^[\d\s./-]+$/.test(plain))
    return inEitherOrder(plain, calendar === 'BS' ? fromBs : (parts) => fromAd('', parts));
  return calendar === 'BS' ? fromBs(numbers ?? readNamed(plain)) : fromAd(plain, numbers);
};
