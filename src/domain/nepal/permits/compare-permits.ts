import { fold } from '@/lib/text/fold';
import type { Permit } from './permits';

/** Where a package names a permit. */
export type Mention = 'includes' | 'excludes' | 'both' | 'none';

/** Plain texts of a package. */
export interface PermitTexts {
  includes: string;
  excludes: string;
}

/** Texts that speak of all permits at once. */
const general = ['all permits', 'all necessary permits', 'all required permits', 'permits and fees'];

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
