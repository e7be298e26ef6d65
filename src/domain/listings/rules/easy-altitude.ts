import type { Package } from '@/generated/model';
import { highestOf, inMetres } from './altitude';
import { textOf } from './listing-text';
import type { Rule } from './rule';

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
  title: 'Called easy above 4,000 m',
  gap: ({ name, overview, good_to_know, activity, max_altitude }) => {
    const highest = highestOf(max_altitude);
    const isEasy =
      EASY_TITLE.test(name) || [overview, good_to_know].some((text) => EASY_GRADE.test(textOf(text)));
    if (highest === undefined || !isEasy || CARRIED.test(`${name} ${activity?.name ?? ''}`)) return null;
    return highest > THIN_AIR ? `Called easy, and goes up to ${inMetres(highest)}` : undefined;
  },
  field: 'max_altitude',
};
