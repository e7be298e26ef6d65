import { formatCount } from '@/lib/formats/formats';
import { language } from '@/lib/languages/language';

const rules = new Intl.PluralRules(language);

/** A text for each plural category of the language; the first `#` is replaced by the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The text for a number: `plural(2, { one: 'One image was sent.', other: '# images were sent.' })`. */
export const plural = (count: number | bigint, forms: Forms): string =>
  (forms[rules.select(Number(count))] ?? forms.other).replace('#', () => formatCount(count));

/** A noun as it stands behind a number: in Nepali in the singular, whatever the number. */
export const nounBehind = (count: number | bigint, { one, other }: { one: string; other: string }): string =>
  language === 'ne' ? one : plural(count, { one, other });

/** A number and its noun in the page's language: `counted(2, noun, nouns)`. */
export const counted = (count: number | bigint, one: string, other: string): string =>
  `${formatCount(count)} ${nounBehind(count, { one, other })}`;
