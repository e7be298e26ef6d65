import type { Doubt } from '@/domain/nepal/itinerary/reading';
import { formatCount } from '@/lib/formats/formats';
import type { CardField } from './card-texts';

/** What a doubt is about, as a sentence. */
export const doubtText = ({ code, expected }: Doubt): string => {
  switch (code) {
    case 'outside':
      return $localize`This belongs to no day and no list, and was not read.`;
    case 'outline':
      return $localize`The text has these days in full below, so this was not read.`;
    case 'shared':
      return $localize`The head names several days: each has the same texts.`;
    case 'counted':
      return $localize`The head has no number, so the day was counted.`;
    case 'missing':
      return expected === undefined
        ? $localize`A day before this one is missing.`
        : $localize`Day ${formatCount(expected)}:expected: is missing before this one.`;
    case 'twice':
      return $localize`A day above has the same number.`;
    case 'order':
      return $localize`Its number is lower than that of the day above.`;
    case 'alternative':
      return $localize`This may be another choice for the same day.`;
    case 'several':
      return $localize`Several figures are here, and none was taken.`;
    case 'passing':
      return $localize`This is only mentioned, and was not taken.`;
    case 'contradicts':
      return $localize`The text says otherwise elsewhere in the day, and that was taken.`;
    case 'unit':
      return $localize`The unit is missing or unclear, so this was not taken.`;
    case 'unlikely':
      return $localize`This is too high or too low to be right, and was not taken.`;
    case 'gazetteer':
      return expected === undefined
        ? $localize`The table of places has another altitude.`
        : $localize`The table of places has ${formatCount(expected)}:expected: m.`;
  }
};

/** The field whose correction settles a doubt; undefined if it is about no single one. */
export const doubtField = ({ code }: Doubt): CardField | undefined =>
  code === 'gazetteer' ? 'altitude' : undefined;
