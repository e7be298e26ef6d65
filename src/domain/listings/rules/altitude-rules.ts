import type { Package } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { textOf } from './listing-text';
import type { Rule } from './rule';

const METRES_A_FOOT = 0.3048;
/** No trip is lower than the plains or higher than Everest. */
const LOWEST = 60;
const HIGHEST = 8_850;

/** `5,545 m`. */
const inMetres = (metres: number): string => `${formatCount(Math.round(metres))} m`;

const FIGURE =
  /(?<![\d.,])(\d{1,2}[,.\s]?\d{3}|\d{2,5})\s*(m|metres?|meters?|मि\.?|मिटर|मीटर|ft|feet)?(?![\p{L}\d])/giu;

/** The altitudes in a text, in metres or feet; bare numbers count as metres only with `bare`. */
const heightsIn = (text: string, { bare = false } = {}): number[] =>
  [...latinDigits(text).matchAll(FIGURE)].flatMap(([, digits = '', unit]) => {
    if (unit === undefined && !bare) return [];
    const value = Number(digits.replaceAll(/\D/g, ''));
    const metres = /^f/i.test(unit ?? '') ? value * METRES_A_FOOT : value;
    return metres >= LOWEST && metres <= HIGHEST ? [metres] : [];
  });

/** The highest point in metres in the field, which may be `5,545 m`, `5545` or `1,400 – 5,416 m`. */
export const highestOf = (field: string | null | undefined): number | undefined => {
  const heights = heightsIn(field ?? '', { bare: true });
  return heights.length === 0 ? undefined : Math.max(...heights);
};

/** Above this altitude in metres, even an easy trail needs acclimatisation. */
const THIN_AIR = 4_000;

const EASY_TITLE = /\beasy\b(?!\s*(?:to|[-–/])\s*(?:moderate|medium|hard|challenging|reach))|सजिलो/iu;
const EASY_GRADE =
  /\b(?:difficulty|trek grade|trip grade|grade)\s*(?:level\s*)?(?:[:–-]|is)\s*(?:very\s+)?easy\b(?!\s*(?:to|[-–/]|and)\s*(?:moderate|medium|hard|challenging))/iu;
/** With transport, a trip is easy at any altitude. */
const CARRIED = /heli|flight|jeep|drive|road|overland|motorbike|bus\b|हेलि|उडान|जीप/iu;

/** A trip called easy stays below that altitude. */
export const easyAltitude: Rule<Package, 'max_altitude'> = {
  name: 'easyAltitude',
  title: $localize`Called easy above 4,000 m`,
  gap: ({ name, overview, good_to_know, activity, max_altitude }) => {
    const highest = highestOf(max_altitude);
    const isEasy =
      EASY_TITLE.test(name) || [overview, good_to_know].some((text) => EASY_GRADE.test(textOf(text)));
    if (highest === undefined || !isEasy || CARRIED.test(`${name} ${activity?.name ?? ''}`)) return null;
    return highest > THIN_AIR
      ? $localize`Called easy, and goes up to ${inMetres(highest)}:inMetres:`
      : undefined;
  },
  field: 'max_altitude',
};

/** Maps differ by so many metres for the same pass. */
export const TOLERANCE = 150;

/** “Highest point: Thorong La (5,416 m)” of the trip; not of the earth, a day or a view. */
const HIGHEST_SAID =
  /\b(?:highest|maximum|max\.?)\s+(?:point|altitude|elevation|height)(?!\s+(?:on|in|of)\s+(?:the\s+)?(?:earth|world|planet|nepal|himalayas?|day|night))([^.!?]{0,60}?\d[\d,.\s]*(?:m|metres?|meters?|ft|feet)\b)/giu;

/** What a plain text says of the highest point of the trip, with the heights in metres that it names. */
export const highestSaid = (text: string) =>
  [...text.matchAll(HIGHEST_SAID)].map(({ 0: said, 1: after = '', index }) => ({
    said,
    at: index,
    heights: heightsIn(after),
  }));

/** The highest point in the texts matches the field. */
export const altitudeText: Rule<Package, 'max_altitude'> = {
  name: 'altitudeText',
  title: $localize`Other altitude in the text than in its field`,
  gap: ({ overview, highlights, good_to_know, max_altitude }) => {
    const field = highestOf(max_altitude);
    const text = [overview, highlights, good_to_know].map(textOf).join(' ! ');
    const said = highestSaid(text).flatMap(({ heights }) => heights);
    if (field === undefined || said.length === 0) return null;
    const highest = Math.max(...said);
    return said.some((height) => Math.abs(height - field) <= TOLERANCE)
      ? undefined
      : $localize`Text says ${inMetres(highest)}:inMetres: is the highest, “Max altitude” says ${inMetres(field)}:inMetres2:`;
  },
  field: 'max_altitude',
};
