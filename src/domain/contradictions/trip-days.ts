import { dayHike } from '@/domain/listings/rules/day-hike';
import { daysInTitle } from '@/domain/listings/rules/title-days';
import type { Package } from '@/generated/model';
import { daySpanIn, type Span } from '@/lib/dates/days-in';
import { devanagariDigits, formatCount } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { type Contradiction, contradiction, quoteAt } from './contradiction';
import { fieldSide, textsOf, titlesOf } from './package-texts';

/** “14-day trek”, “14 days long journey”, “१४ दिने पदयात्रा”: the days of the whole trip, and not of a part. */
const TRIP =
  /(?<![\d.,:/–-]|\b(?:extra|further|optional|additional|with an?|plus an?|and an?|first|last)\s)(\d{1,2})(?:[\s-]*days?[\s-]+(?:[\p{L}]+[\s-]+){0,2}?(?:trek|trekking|trip|tour|journey|itinerary|package|adventure|expedition|circuit)\b(?!\s+extension)|\s*दिन(?:े|को)?\s*(?:पदयात्रा|यात्रा|ट्रेक|भ्रमण))/giu;

const overlap = (one: Span, other: Span) => one.least <= other.most && other.least <= one.most;

/** The days that the first such title and text give to the whole trip, and the duration. */
const saidDays = (record: Package): Contradiction[] => {
  const length = daySpanIn(record.duration);
  if (!length) return [];
  const own = fieldSide(record, 'duration', record.duration?.trim() ?? '');
  const titles = titlesOf(record).flatMap(({ text, ...place }) => {
    const said = daysInTitle(text);
    return said && !overlap(said, length) ? [{ ...place, quote: text }] : [];
  });
  const texts = textsOf(record).flatMap(({ text, ...place }) => {
    const said = [...latinDigits(text).matchAll(TRIP)];
    const fits = said.some(([, days]) => overlap({ least: Number(days), most: Number(days) }, length));
    const [first] = said;
    return first && !fits ? [{ ...place, quote: quoteAt(text, first.index, first[0].length) }] : [];
  });
  return [
    ...titles
      .slice(0, 1)
      .map((side) => contradiction({ about: $localize`Days`, certainty: 'sure', sides: [side, own] })),
    ...texts
      .slice(0, 1)
      .map((side) => contradiction({ about: $localize`Days`, certainty: 'likely', sides: [side, own] })),
  ];
};

/** A day trip by its name that takes several. */
const dayTrip = (record: Package): Contradiction[] =>
  typeof dayHike.gap(record) === 'string'
    ? [
        contradiction({
          about: $localize`Day trip`,
          certainty: 'likely',
          sides: [
            fieldSide(record, 'name', record.name),
            fieldSide(record, 'duration', record.duration?.trim() ?? ''),
          ],
        }),
      ]
    : [];

/** An itinerary longer than the duration; a shorter one is a gap, as days may be missing. */
const longItinerary = (record: Package): Contradiction[] => {
  const length = daySpanIn(record.duration);
  const count = record.itenaries?.length ?? 0;
  if (!length || count <= length.most) return [];
  const duration = record.duration?.trim() ?? '';
  const [last] = record.itenaries?.slice(-1) ?? [];
  return [
    contradiction({
      about: $localize`Days`,
      certainty: 'likely',
      sides: [
        {
          where: { en: 'Itinerary', ne: 'कार्यक्रम' },
          quote: $localize`Day ${formatCount(count)}:count:: ${last?.title ?? ''}:title:`,
        },
        fieldSide(record, 'duration', duration),
      ],
      sentence: {
        en: `The itinerary has ${count} days, but “Duration” says “${duration}”. Which is right?`,
        ne: `कार्यक्रममा ${devanagariDigits(count)} दिन छन्, तर अवधि “${duration}” लेखिएको छ। कुन ठीक हो?`,
      },
    }),
  ];
};

/** Statements about the length of a trip that differ. */
export const tripDays = (record: Package): Contradiction[] => [
  ...saidDays(record),
  ...dayTrip(record),
  ...longItinerary(record),
];
