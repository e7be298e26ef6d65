import type { Package } from '@/generated/model';
import { daySpanIn, type Span } from '@/lib/dates/days-in';
import { latinDigits } from '@/lib/text/digits';
import { plural } from '@/lib/text/plural';
import type { Rule } from './rule';

const NUMBER = String.raw`(?<![\d.,:/])(\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))?`;
/** “14 Days”, “10–12 days”, “१४ दिने”; “5D/4N” and “4N5D”, but not the “3D” of a model. */
const DAYS = new RegExp(
  String.raw`${NUMBER}[\s-]*(?:days?(?![\p{L}])|दिन[ेकोा]*)|(?<!\d)(\d{1,2})\s*d(?=\W{0,3}\d{1,2}\s*n)|(?<=\d\s*n\W{0,3})(\d{1,2})\s*d(?![\p{L}])`,
  'giu',
);
/** Days that are only a part of the trip, or additional. */
const PART_BEFORE = /(?:\+|&|\b(?:with|and|plus|extra|includ\w*|after|every|last|first|day))\s*$/iu;
const PART_AFTER =
  /^\s*(?:extra|more|rest|free|festival|sale|offer|acclimati[sz]ation|trainings?|courses?|stops?|old|in\b)/iu;

/** The number of days in a title, if it is about the whole trip and unique. */
export const daysInTitle = (title: string): Span | undefined => {
  const text = latinDigits(title);
  const said = [...text.matchAll(DAYS)];
  const [match] = said;
  if (!match || said.length > 1) return undefined;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  if (PART_BEFORE.test(before) || PART_AFTER.test(after)) return undefined;
  const least = Number(match[1] ?? match[3] ?? match[4]);
  return least === 0 ? undefined : { least, most: Number(match[2] ?? least) };
};

const inDays = (days: number) => plural(days, { one: $localize`# day`, other: $localize`# days` });

/** The title's days match the duration or, without one, the itinerary. */
export const titleDays: Rule<Package, 'name'> = {
  name: 'titleDays',
  title: $localize`Other days in the title than in the duration`,
  gap: ({ name, duration, itenaries = [] }) => {
    const said = daysInTitle(name);
    const length = daySpanIn(duration);
    if (!said) return null;
    if (length) {
      const agree = said.least <= length.most && length.least <= said.most;
      return agree
        ? undefined
        : $localize`Title says ${inDays(said.most)}:inDays:, duration ${inDays(length.most)}:inDays2:`;
    }
    if (duration?.trim() || itenaries.length === 0) return null;
    return itenaries.length >= said.least
      ? undefined
      : $localize`Title says ${inDays(said.most)}:inDays:, itinerary has ${inDays(itenaries.length)}:inDays2:`;
  },
  field: 'name',
};
