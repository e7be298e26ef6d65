import type { Package } from '@/generated/model';
import { heightsIn, highestOf, inMetres } from './altitude';
import { textOf } from './listing-text';
import type { Rule } from './rule';

/** Maps differ by this much for the same pass. */
const TOLERANCE = 150;

/** “Highest point: Thorong La (5,416 m)” of the trip; not of the earth, a day or a view. */
const HIGHEST =
  /\b(?:highest|maximum|max\.?)\s+(?:point|altitude|elevation|height)(?!\s+(?:on|in|of)\s+(?:the\s+)?(?:earth|world|planet|nepal|himalayas?|day|night))([^.!?]{0,60}?\d[\d,.\s]*(?:m|metres?|meters?|ft|feet)\b)/giu;

/** The highest point in the texts matches the field. */
export const altitudeText: Rule<Package, 'max_altitude'> = {
  name: 'altitudeText',
  title: 'Other altitude in the text than in its field',
  gap: ({ overview, highlights, good_to_know, max_altitude }) => {
    const field = highestOf(max_altitude);
    const text = [overview, highlights, good_to_know].map(textOf).join(' ! ');
    const said = [...text.matchAll(HIGHEST)].flatMap(([, after = '']) => heightsIn(after));
    if (field === undefined || said.length === 0) return null;
    const highest = Math.max(...said);
    return said.some((height) => Math.abs(height - field) <= TOLERANCE)
      ? undefined
      : `Text says ${inMetres(highest)} is the highest, “Max altitude” says ${inMetres(field)}`;
  },
  field: 'max_altitude',
};
