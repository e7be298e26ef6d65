import type { Doubt } from '@/domain/nepal/itinerary/reading';
import { formatCount } from '@/lib/text/plural';
import type { CardField } from './card-texts';

/** What a doubt is about, as a sentence. */
export const doubtText = ({ code, expected }: Doubt): string => {
  switch (code) {
    case 'outside':
      return 'This belongs to no day and no list, and was not read.';
    case 'outline':
      return 'The text has these days in full below, so this was not read.';
    case 'shared':
      return 'The head names several days: each has the same texts.';
    case 'counted':
      return 'The head has no number, so the day was counted.';
    case 'missing':
      return expected === undefined
        ? 'A day before this one is missing.'
        : `Day ${expected} is missing before this one.`;
    case 'twice':
      return 'A day above has the same number.';
    case 'order':
      return 'Its number is lower than that of the day above.';
    case 'alternative':
      return 'This may be another choice for the same day.';
    case 'several':
      return 'Several figures are here, and none was taken.';
    case 'passing':
      return 'This is only mentioned, and was not taken.';
    case 'contradicts':
      return 'The text says otherwise elsewhere in the day, and that was taken.';
    case 'unit':
      return 'The unit is missing or unclear, so this was not taken.';
    case 'unlikely':
      return 'This is too high or too low to be right, and was not taken.';
    case 'gazetteer':
      return expected === undefined
        ? 'The table of places has another altitude.'
        : `The table of places has ${formatCount(expected)} m.`;
  }
};

/** The field whose correction settles a doubt; undefined if it is about no single one. */
export const doubtField = ({ code }: Doubt): CardField | undefined =>
  code === 'gazetteer' ? 'altitude' : undefined;
