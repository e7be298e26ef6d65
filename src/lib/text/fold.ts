import { latinDigits } from './digits';
import { typedText } from './typed-text';

/**
 * A name for comparison: equal texts are the same name in other characters. Ignored are case, accents of Latin letters,
 * the script of digits, kinds of spaces, quotes and hyphens, ँ for ं, and U+200C and U+200D. Vowel signs, nukta and halant
 * count: फूल is not फल.
 */
export const fold = (text: string): string =>
  latinDigits(typedText(text))
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/ँ/g, 'ं')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/ +/g, ' ')
    .toLowerCase();
