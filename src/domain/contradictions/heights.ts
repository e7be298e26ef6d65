import { highestOf, highestSaid, TOLERANCE } from '@/domain/listings/rules/altitude-rules';
import { altitudesOf, type Point } from '@/domain/nepal/places/altitude';
import { findPlaces } from '@/domain/nepal/places/find-places';
import type { Package } from '@/generated/model';
import { devanagariDigits, formatCount } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { type Contradiction, contradiction, quoteAt } from './contradiction';
import { daysOf, fieldSide, type PackageDay, textsOf } from './package-texts';

const about = $localize`Highest point`;

const inMetres = (metres: number) => `${latinDigits(formatCount(metres))} m`;
const nepaliMetres = (metres: number) => `${devanagariDigits(formatCount(metres))} मिटर`;

/** What the first such text calls the highest point of the trip, and the field. */
const saidHighest = (record: Package, field: number): Contradiction[] => {
  const all = textsOf(record).flatMap(({ text, ...place }) => {
    const said = highestSaid(text).filter(({ heights }) => heights.length > 0);
    const fits = said.some(({ heights }) => heights.some((metres) => Math.abs(metres - field) <= TOLERANCE));
    const [first] = said;
    if (!first || fits) return [];
    const side = { ...place, quote: quoteAt(text, first.at, first.said.length) };
    const own = fieldSide(record, 'max_altitude', record.max_altitude?.trim() ?? '');
    return [contradiction({ about, certainty: 'sure', sides: [side, own] })];
  });
  return all.slice(0, 1);
};

interface Reached {
  day: PackageDay;
  point: Point;
  metres: number;
}

const reachedIn = (days: readonly PackageDay[], region: string): Reached[] =>
  altitudesOf(days, region).flatMap(({ night, top }, index) => {
    const day = days[index];
    return [night, top].flatMap((point) =>
      day && point?.metres !== undefined ? [{ day, point, metres: point.metres }] : [],
    );
  });

/** The highest place of the itinerary, if it is above the field. */
const aboveField = (record: Package, region: string, field: number): Contradiction[] => {
  const [highest] = reachedIn(daysOf(record), region).toSorted((a, b) => b.metres - a.metres);
  if (!highest || highest.metres <= field + TOLERANCE) return [];
  const { day, point, metres } = highest;
  const altitude = record.max_altitude?.trim() ?? '';
  return [
    contradiction({
      about,
      certainty: point.from === 'text' ? 'sure' : 'likely',
      sides: [
        { where: day.where, link: day.link, quote: `${point.name}, ${inMetres(metres)}` },
        fieldSide(record, 'max_altitude', altitude),
      ],
      sentence: {
        en: `${day.where.en} reaches ${point.name} (${inMetres(metres)}), but “Max altitude” says “${altitude}”. Which is right?`,
        ne: `${day.where.ne} मा ${point.name} (${nepaliMetres(metres)}) पुगिन्छ, तर अधिकतम उचाइ “${altitude}” लेखिएको छ। कुन ठीक हो?`,
      },
    }),
  ];
};

/** Statements about the highest point, in metres, that differ; nothing if the field names none. */
export const highestPoints = (record: Package, region: string): Contradiction[] => {
  const field = highestOf(record.max_altitude);
  return field === undefined ? [] : [...saidHighest(record, field), ...aboveField(record, region, field)];
};

/** Publications differ by up to so many metres for one place. */
const DIFFERENT = 200;

/** Heights that a text gives to a place of the table, and those of the table. */
export const placeHeights = (record: Package): Contradiction[] => {
  const texts = [
    ...daysOf(record).flatMap(({ where, link, title, description }) => [
      { where, link, text: title },
      { where, link, text: description },
    ]),
    ...textsOf(record),
  ];
  const all = texts.flatMap(({ text, ...place }) =>
    findPlaces(text).flatMap(({ text: name, at, end, places, metres }) => {
      const known = places.flatMap((one) => one.metres ?? []);
      const [first] = known;
      // Of several places of one name, each must differ, and each must be known.
      if (metres === undefined || first === undefined || known.length < places.length) return [];
      if (known.some((height) => Math.abs(height - metres) <= DIFFERENT)) return [];
      const quote = quoteAt(text, at, end - at);
      return contradiction({
        about: $localize`Height of a place`,
        certainty: 'likely',
        sides: [
          { ...place, quote },
          {
            where: { en: 'Table of places', ne: 'ठाउँहरूको तालिका' },
            quote: `${name}, ${inMetres(first)}`,
          },
        ],
        sentence: {
          en: `“${place.where.en}” gives ${name} a height of ${inMetres(metres)}, but other sources say ${inMetres(first)}. Could you check it?`,
          ne: `“${place.where.ne}” मा ${name} को उचाइ ${nepaliMetres(metres)} लेखिएको छ, तर अन्य स्रोतमा ${nepaliMetres(first)} छ। एकपटक जाँचिदिनुहोला?`,
        },
      });
    }),
  );
  // A title and its text say the same.
  return [...new Map(all.map((one) => [one.sentence.en, one])).values()];
};

/** A place to which a title leads: “Trek to Foobar”. */
const TARGET = /(?:\b(?:to|till)\s+|[→➔]\s*)\p{Lu}\p{L}{2,}/u;

/** Days that lead to a place which no table has; nothing unless most of the other days are known. */
export const unknownPlaces = (record: Package): Contradiction[] => {
  const days = daysOf(record).map((day) => ({
    ...day,
    known: [day.title, day.accommodation, day.description].some((text) => findPlaces(text).length > 0),
  }));
  if (days.filter(({ known }) => known).length * 2 < days.length) return [];
  return days
    .filter(({ known, title }) => !known && TARGET.test(title))
    .map(({ where, link, title }) =>
      contradiction({
        about: $localize`Unknown place`,
        certainty: 'question',
        sides: [
          { where, link, quote: title },
          {
            where: { en: 'Table of places', ne: 'ठाउँहरूको तालिका' },
            quote: $localize`No place of that name`,
          },
        ],
        sentence: {
          en: `${where.en}, “${title}”: we do not know this place. Is it spelt as usual, and where is it?`,
          ne: `${where.ne}, “${title}”: यो ठाउँ हामीले चिनेनौँ। हिज्जे ठीक छ, र यो कहाँ पर्छ?`,
        },
      }),
    );
};
