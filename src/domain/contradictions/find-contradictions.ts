import { easyAltitude } from '@/domain/listings/rules/altitude-rules';
import { dayHike } from '@/domain/listings/rules/day-hike';
import type { Known } from '@/domain/listings/rules/rule';
import { daysInTitle } from '@/domain/listings/rules/title-days';
import { titleRegion } from '@/domain/listings/rules/title-region';
import type { Departure, Package } from '@/generated/model';
import { daySpanIn, type Span } from '@/lib/dates/days-in';
import { devanagariDigits, formatCount } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { type Certainty, type Contradiction, contradiction, quoteAt, type Side } from './contradiction';
import { copiedOverview, type OtherPackage } from './copied-text';
import { departureDays } from './departure-days';
import { highestPoints, placeHeights, unknownPlaces } from './heights';
import { daysOf, fieldSide, textsOf, titlesOf } from './package-texts';
import { permitClaims } from './permits';
import { dayPrice, discounts, saidPrices } from './prices';

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
const tripDays = (record: Package): Contradiction[] => [
  ...saidDays(record),
  ...dayTrip(record),
  ...longItinerary(record),
];

const PEOPLE = String.raw`(?:people|persons?|pax|travell?ers?|trekkers?|guests?|participants?|clients|members)`;
const NUMBER = String.raw`(?:\d{1,3}\s*(?:-|–|to)\s*)?(\d{1,3})(?!\d|[.,]\d|\s*(?:-|–|to)\s*\d)`;
/**
 * “Maximum 12 people”, “group size: 2–12”, “small group of up to 12 travellers”; not “up to 12 hours”, nor “minimum group
 * size: 2”.
 */
const MOST = new RegExp(
  String.raw`(?<!\bmin(?:imum|\.)?\s+)\bgroup\s+size\s*(?:[:(–-]|is|of)?\s*(?:(?:up\s+to|max(?:imum|\.)?)\s*)?${NUMBER}(?!\s*(?:[+%]|or\s+more|days?|hours?|km|m\b))|\b(?:max(?:imum|\.)?|up\s+to|at\s+most|no\s+more\s+than|limited\s+to)\s+(?:of\s+)?${NUMBER}\s+${PEOPLE}|\bgroups?\s+of\s+(?:up\s+to\s+|at\s+most\s+)?${NUMBER}\s+${PEOPLE}(?!\s+or\s+more)`,
  'giu',
);

const sizesIn = (record: Package) =>
  textsOf(record).flatMap(({ text, ...place }) =>
    [...latinDigits(text).matchAll(MOST)].map(({ 0: said, 1: named, 2: limited, 3: of, index }) => ({
      most: Number(named ?? limited ?? of),
      side: { ...place, quote: quoteAt(text, index, said.length) },
    })),
  );

/** Group sizes that differ between texts, and a discount that only larger groups would get. */
const groupSizes = (record: Package): Contradiction[] => {
  const about = $localize`Group size`;
  const [first, ...others] = sizesIn(record);
  if (!first) return [];
  const different = others.find(({ most }) => most !== first.most);
  const largest = [first, ...others].reduce((a, b) => (b.most > a.most ? b : a));
  const from = record.discount_total_no ?? 0;
  return [
    ...(different
      ? [contradiction({ about, certainty: 'likely', sides: [first.side, different.side] })]
      : []),
    ...(from > largest.most
      ? [
          contradiction({
            about,
            certainty: 'likely',
            sides: [largest.side, fieldSide(record, 'discount_total_no', String(from))],
            sentence: {
              en: `“${largest.side.where.en}” allows ${largest.most} travellers at most, but the discount begins with ${from}. Which is right?`,
              ne: `“${largest.side.where.ne}” मा बढीमा ${devanagariDigits(largest.most)} जना लेखिएको छ, तर छुट ${devanagariDigits(from)} जनादेखि सुरु हुन्छ। कुन ठीक हो?`,
            },
          }),
        ]
      : []),
  ];
};

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
const difficulty = (record: Package): Contradiction[] => {
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

const HOURS =
  /(?<![\d.,:/])(\d{1,2}(?:\.\d)?)(?:\s*(?:-|–|\/|to)\s*(\d{1,2}(?:\.\d)?))?\s*-?(?:hours?|hrs?|घण्टा|घन्टा)(?!\p{L})/giu;

/** Texts round by so many hours. */
const ROUNDED = 1;

interface Said extends Span {
  quote: string;
}

const hoursIn = (text: string): Said[] =>
  [...latinDigits(text).matchAll(HOURS)].map(({ 0: said, 1: least, 2: most, index }) => ({
    least: Number(least),
    most: Number(most ?? least),
    quote: quoteAt(text, index, said.length),
  }));

/** The hours of a day in its field, and in its title or text if that names hours once, so that they are not parts. */
const dayHours = (record: Package): Contradiction[] =>
  daysOf(record).flatMap(({ where, link, title, duration, description }) => {
    const [own, ...more] = hoursIn(duration);
    const [said, ...parts] = hoursIn(`${title}. ${description}`);
    if (!own || !said || more.length > 0 || parts.length > 0) return [];
    if (said.least <= own.most + ROUNDED && own.least <= said.most + ROUNDED) return [];
    const field = { en: `${where.en}, Duration`, ne: `${where.ne}, अवधि` };
    return contradiction({
      about: $localize`Hours of a day`,
      certainty: 'likely',
      sides: [
        { where, link, quote: said.quote },
        { where: field, link, quote: duration.trim() },
      ],
    });
  });

/** A title about another part of Nepal than the region; `region` is its name, as a reference may come without. */
const otherRegion = (record: Package, region: string): Contradiction[] => {
  const named = record.region && { ...record.region, name: region };
  return typeof titleRegion.gap({ ...record, ...(named && { region: named }) }) === 'string'
    ? [
        contradiction({
          about: $localize`Region`,
          certainty: 'likely',
          sides: [fieldSide(record, 'name', record.name), fieldSide(record, 'region_id', region)],
        }),
      ]
    : [];
};

/** A package, and what is known besides; what is not known is not compared. */
export interface Compared extends Pick<Known, 'dayPrice' | 'dayPrices'> {
  record: Package;
  /** The name of its region; empty if it has none, or is still looked up. */
  region: string;
  /** Its departures ahead; undefined until they are loaded. */
  departures: readonly Departure[] | undefined;
  /** Other packages that were read. */
  others: readonly OtherPackage[];
}

const order: readonly Certainty[] = ['sure', 'likely', 'question'];

/** All contradictions of a package, the surest first. */
export const findContradictions = (compared: Compared): Contradiction[] => {
  const { record, region, departures, others } = compared;
  const found = [
    ...tripDays(record),
    ...highestPoints(record, region),
    ...saidPrices(record),
    ...discounts(record, departures),
    ...groupSizes(record),
    ...difficulty(record),
    ...dayHours(record),
    ...otherRegion(record, region),
    ...placeHeights(record),
    ...unknownPlaces(record),
    ...departureDays(record, region, departures ?? []),
    ...permitClaims(record, region),
    ...copiedOverview(record, others),
    ...dayPrice(record, compared),
  ];
  return found.toSorted((a, b) => order.indexOf(a.certainty) - order.indexOf(b.certainty));
};
