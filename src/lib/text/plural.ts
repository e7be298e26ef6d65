import { language, locale } from '@/lib/languages/language';
import { lazy } from '@/lib/loading/lazy';

const rules = new Intl.PluralRules(language);
const numbers = lazy(() => new Intl.NumberFormat(locale));

/** A number as it is read: `20,000`. */
export const formatCount = (count: number | bigint): string => {
  const digits = String(count);
  return /^\d{1,3}$/.test(digits) ? digits : numbers().format(count);
};

/** A text for each plural category of the language; the first `#` is replaced by the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The text for a number: `plural(2, { one: 'One image was sent.', other: '# images were sent.' })`. */
export const plural = (count: number | bigint, forms: Forms): string =>
  (forms[rules.select(Number(count))] ?? forms.other).replace('#', () => formatCount(count));

/** A number and its noun: `counted(2, 'package', 'packages')`. */
export const counted = (count: number | bigint, one: string, other: string): string =>
  plural(count, { one: `# ${one}`, other: `# ${other}` });
