import { language } from './language';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * The `lang` of a name or text that its script shows to be in another language than the page, for screen readers;
 * undefined if it is the page's, or has both scripts.
 */
export const langOf = (text: string): 'en' | 'ne' | undefined => {
  const [nepali, english] = [DEVANAGARI.test(text), LATIN.test(text)];
  if (nepali === english) return undefined;
  const own = nepali ? 'ne' : 'en';
  return own === language ? undefined : own;
};
