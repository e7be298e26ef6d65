import { latinDigits } from '@/lib/text/digits';
import { bsMonthName } from './bikram-sambat';

/** Gregorian, or Bikram Sambat. */
export type Calendar = 'AD' | 'BS';

/** The month that a word names, counted from 1, and the calendar that has it. */
export interface NamedMonth {
  calendar: Calendar;
  month: number;
}

/** A date as written, without all that does not make up the day itself. */
export interface DateWords {
  /** Numbers, month names and what divides them, in lower case and Latin digits. */
  plain: string;
  /** The calendar that is named beside the date. */
  mark: Calendar | undefined;
  /** 0 for Sunday. */
  weekday: number | undefined;
  isDevanagari: boolean;
}

/** One spelling for all that are pronounced alike: Mangsheer and Mangsir, मङ्सीर and मंशिर. */
const fold = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u093c\u200c\u200d.॰]|[ङञम]्|[ंँ]/gu, '')
    .replace(/ी/gu, 'ि')
    .replace(/ू/gu, 'ु')
    .replace(/ई/gu, 'इ')
    .replace(/[शष]/gu, 'स')
    .replace(/व/gu, 'ब')
    .replace(/ण/gu, 'न')
    .replace(/sh/g, 's')
    .replace(/ph/g, 'f')
    .replace(/[vw]/g, 'b')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([a-z])\1/g, '$1')
    .replace(/(?<=..)a$/, '');

/** Further names of the months of Bikram Sambat, besides `bsMonthName`; `fold` makes the other spellings. */
const BS_NAMES: readonly string[] = [
  'baisak वैशाख',
  'jeth jyestha jaistha जेष्ठ ज्येष्ठ',
  'asad asadh ashar asarh आषाढ अषाढ असाढ',
  'shravan saun sawan श्रावण सावन',
  'bhadau bhado bhadrapada भाद्र भाद्रपद भादौ',
  'ashwin asuj asauj आश्विन अश्विन',
  'kartick katik कार्तिक कातिक कार्त्तिक',
  'mansir marga margashirsha मार्ग मार्गशीर्ष',
  'push paush पौष',
  '',
  'fagun फाल्गुन',
  'chait चैत्र',
];

/** The names of Gregorian months in Nepali. */
const AD_NAMES: readonly string[] = [
  'जनवरी जन',
  'फेब्रुअरी फेब्रुवरी फेब्रअरी फरवरी फेब',
  'मार्च',
  'अप्रिल अप्रैल एप्रिल',
  'मे मई',
  'जुन',
  'जुलाई जुला',
  'अगस्ट अगस्त अग',
  'सेप्टेम्बर सितम्बर सेप सेप्ट',
  'अक्टोबर अक्टुबर अक्तुबर अक्टो',
  'नोभेम्बर नोवेम्बर नवम्बर नभेम्बर नोभे',
  'डिसेम्बर दिसम्बर डिसम्बर डिसे',
];

const byName = (calendar: Calendar, names: readonly string[]) =>
  names.flatMap((ofMonth, index) =>
    ofMonth.split(' ').map((name) => [fold(name), { calendar, month: index + 1 }] as const),
  );

const MONTHS: ReadonlyMap<string, NamedMonth> = new Map([
  ...byName(
    'BS',
    BS_NAMES.map((names, index) =>
      [bsMonthName(index + 1, 'latin'), bsMonthName(index + 1, 'devanagari'), names].join(' '),
    ),
  ),
  ...byName('AD', AD_NAMES),
]);

const ENGLISH_MONTHS =
  'january february march april may june july august september october november december'.split(' ');

/** The month of either calendar that a word names, in English also by its first three letters or more. */
export const monthNamed = (word: string): NamedMonth | undefined => {
  const english = word.replace(/\.$/, '').replace(/^sept$/, 'sep');
  const month = ENGLISH_MONTHS.findIndex((name) => english.length >= 3 && name.startsWith(english));
  return month < 0 ? MONTHS.get(fold(word)) : { calendar: 'AD', month: month + 1 };
};

/** Where a word begins and ends: Devanagari has letters that count as marks, and digits may touch. */
const word = (source: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'giu');

const MARKS: Readonly<Record<Calendar, RegExp>> = {
  BS: word(
    String.raw`[bv]\.?\s?s\.?|[bv]ikram\s+sam[bvw]at|[वब]ि\.?\s?(?:सं|स)\.?|[वब]िक्रम\s+(?:सं|सम्)[वब]त्?|(?:सं|सम्)[वब]त्?`,
  ),
  AD: word(String.raw`a\.?\s?d\.?|c\.?e\.?|[ईइ]\.?\s?(?:सं|स)?\.?|[ईइ]स्वी(?:\s+(?:सम्|सं)[वब]त्?)?|सन्`),
};

const WEEKDAYS: readonly RegExp[] = [
  'sun|(?:आइत|आईत|रवि|रबि)[बव]ार|आइत',
  'mon|सोम[बव]ार|सोम',
  'tues?|(?:मङ्गल|मंगल)[बव]ार|मङ्गल|मंगल',
  'wed(?:nes)?|बुध[बव]ार|बुध',
  'thu(?:rs?)?|(?:बिहि|बिही|गुरु|बृहस्पति|वृहस्पति)[बव]ार|बिहि|बिही',
  'fri|शुक्र[बव]ार|शुक्र',
  'sat(?:ur)?|शनि[बव]ार|शनि',
].map((names) => word(String.raw`(?:${names})(?:day)?\.?`));

/** What people write around a date without saying anything about the day: "१२ गते", "साल २०८३ को", "on the 4th of". */
const AROUND = word('गते|gate|gatey|मिति|miti|date|साल|सालको|को|बजे|of|the|on|at|from');

const TIME =
  /[t\s:,]+\d{1,2}(?::\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*(?:[ap]\.?m\.?|पूर्वाह्न|अपराह्न))?|\s*[ap]\.?m\.?)$/iu;

/** Separates a date from its calendar, weekday and time, and unifies digits, dashes and spaces. */
export const dateWords = (text: string): DateWords => {
  let plain = latinDigits(text.normalize())
    .toLowerCase()
    // Copied texts have dashes and hyphens that do not break.
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/["“”'’()[\],।]/gu, ' ')
    .replace(/(\d)(?:st|nd|rd|th)(?![a-z])/g, '$1');
  // Of a range, that of its first day.
  const found = WEEKDAYS.map((name) => plain.search(name));
  const weekday = found.indexOf(Math.min(...found.filter((at) => at >= 0)));
  const mark = (['BS', 'AD'] as const).find((calendar) => plain.search(MARKS[calendar]) >= 0);
  for (const name of [...WEEKDAYS, ...(mark ? [MARKS[mark]] : []), AROUND]) plain = plain.replace(name, ' ');
  plain = plain.trim().replace(TIME, '').replace(/\s+/gu, ' ');
  return {
    plain: plain.replace(/^[\s:-]+|[\s.:-]+$/g, ''),
    mark,
    weekday: weekday < 0 ? undefined : weekday,
    isDevanagari: /[०-९]/.test(text),
  };
};
