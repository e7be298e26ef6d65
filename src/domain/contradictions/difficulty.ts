import { easyAltitude } from '@/domain/listings/rules/altitude-rules';
import type { Package } from '@/generated/model';
import { type Contradiction, contradiction, quoteAt, type Side } from './contradiction';
import { fieldSide, textsOf, titlesOf } from './package-texts';

const EASY = String.raw`easy|gentle`;
const HARD = String.raw`strenuous|challenging|demanding|difficult|hard|tough`;
/** Neither “easy to reach” nor “easy to moderate” is the grade of a trip. */
const graded = (words: string) =>
  new RegExp(
    String.raw`\b(?:difficulty|(?:trek\s+|trip\s+)?grade)(?:\s+level)?\s*(?:[:–-]|is)\s*(?:very\s+)?(?:${words})\b(?!\s*(?:to|[-–/]))|\b(?:an?|this|our|the|very)\s+(?:very\s+)?(?:${words})\s+(?:(?:and|but)\s+\p{L}+\s+)?(?:trek|trip|walk|hike|tour|adventure|expedition)\b`,
    'iu',
  );
const inTitle = (words: string) =>
  new RegExp(String.raw`^(?:an?\s+)?(?:${words})\b(?!\s+(?:to|access))`, 'iu');

const saidIn = (record: Package, words: string): Side[] => [
  ...titlesOf(record).flatMap(({ text, ...place }) =>
    inTitle(words).test(text) ? [{ ...place, quote: text }] : [],
  ),
  ...textsOf(record).flatMap(({ text, ...place }) => {
    const match = graded(words).exec(text);
    return match ? [{ ...place, quote: quoteAt(text, match.index, match[0].length) }] : [];
  }),
];

/** A trip that is called easy in one place and hard in another, or easy although it goes above 4,000 m. */
export const difficulty = (record: Package): Contradiction[] => {
  const about = $localize`Difficulty`;
  const [easy] = saidIn(record, EASY);
  const [hard] = saidIn(record, HARD);
  if (!easy) return [];
  return [
    ...(hard ? [contradiction({ about, certainty: 'likely', sides: [easy, hard] })] : []),
    ...(typeof easyAltitude.gap(record) === 'string'
      ? [
          contradiction({
            about,
            certainty: 'likely',
            sides: [easy, fieldSide(record, 'max_altitude', record.max_altitude?.trim() ?? '')],
          }),
        ]
      : []),
  ];
};
