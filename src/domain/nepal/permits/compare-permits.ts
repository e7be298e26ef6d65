import { daysBetween, type PlainDate } from '@/lib/dates/dates';
import { fold } from '@/lib/text/fold';
import { READ_ON } from './permit-sources';
import { type Permit, permitsOfRegion } from './permit-table';

/** Where a package names a permit. */
export type Mention = 'includes' | 'excludes' | 'both' | 'none';

/** Plain texts of a package. */
export interface PermitTexts {
  includes: string;
  excludes: string;
}

/** Texts that speak of all permits at once. */
const general = ['all permits', 'all necessary permits', 'all required permits', 'permits and fees'];

/** What a package needs in a region of that name, in either script; nothing for a name that the table does not have. */
export const permitsFor = (region: string): readonly Permit[] => permitsOfRegion(fold(region));

const names = (text: string, { words }: Permit) => {
  const folded = fold(text);
  return [...general, ...words].some((word) => folded.includes(fold(word)));
};

/** Whether a package says that a permit is in its price, or that it is not. */
export const mentionOf = (permit: Permit, { includes, excludes }: PermitTexts): Mention => {
  const [within, without] = [names(includes, permit), names(excludes, permit)];
  if (within) return without ? 'both' : 'includes';
  return without ? 'excludes' : 'none';
};

/** Whether fees were read more than twelve months ago. */
export const isToReadAgain = (today: PlainDate): boolean => daysBetween(READ_ON, today) > 365;
