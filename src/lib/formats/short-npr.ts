import { language } from '@/lib/languages/language';
import { lazy } from '@/lib/loading/lazy';
import { inDigits } from './formats';

// In English the words of India: L and Cr. The digits of `ne` are Devanagari unless others are asked for.
const format = lazy(
  () =>
    new Intl.NumberFormat(language === 'en' ? 'en-IN' : `${language}-u-nu-latn`, {
      style: 'currency',
      currency: 'NPR',
      currencyDisplay: 'code',
      notation: 'compact',
    }),
);

/**
 * A large amount for an axis, rounded: `NPR 12L`, `NPR 1.3Cr`, in Nepali `NPR 12 लाख`. In short words: the long ones of Nepali
 * are ten times too much in CLDR 48 (findings/crores-in-nepali.sh).
 */
export const formatShortNpr = (amount: number): string => inDigits(format().format(amount));
