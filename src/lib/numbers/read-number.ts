import { formatCount } from '@/lib/formats/formats';
import { lazy } from '@/lib/loading/lazy';
import { latinDigits } from '@/lib/text/digits';
import { foreignCurrency } from './currencies';

/** The unit of a number: rupees, or per cent. */
export type Unit = 'NPR' | '%';

/** The result of reading a number: empty, a number, or a sentence about why the text cannot be read. */
export type NumberReading =
  { kind: 'empty' } | { kind: 'number'; value: number } | { kind: 'refused'; reason: string };

export interface NumberForm {
  unit?: Unit | undefined;
  /** The most decimals; 0 for whole numbers, 2 by default. */
  decimals?: number | undefined;
}

const LONGEST = 64;
/** Numbers with more digits would be rounded. */
const MOST_DIGITS = 15;

const BESIDE: Readonly<Record<Unit, RegExp>> = {
  NPR: /^([-−+]?)(?:npr|n?rs|₨|(?:ने\.?\s?)?(?:रु|रू))\.?\s?|\s?(?:npr|n?rs\.?|₨|(?:ने\.?\s?)?(?:रु|रू)(?:\.|पैयाँ|पैंया|पैया)?|rupees?)$|\s?[/।.][-=–](?:\s?(?:only|मात्र।?))?$|\s(?:only|मात्र।?)$/giu,
  '%': /()\s?(?:%|per ?cent|प्रतिशत)$/giu,
};

const HOW: Readonly<Record<Unit | 'none', string>> = {
  NPR: $localize`Write an amount in digits, such as 1,20,000 or NPR 1200.50.`,
  '%': $localize`Write per cent in digits, such as 12.5.`,
  none: $localize`Write a number in digits, such as 1,20,000 or 12.5.`,
};

/** Grouped in thousands or in South Asian lakhs: 1,234,567 or 12,34,567. */
const divided = (mark: string) => `[1-9]\\d{0,2}(?:${mark}\\d{3})+|[1-9]\\d?(?:${mark}\\d{2})*${mark}\\d{3}`;

/** The accepted notations; each captures the integer part and the decimals. */
const WRITTEN: readonly RegExp[] = [
  /^(\d+)(?:\.(\d*))?$/,
  /^()[.,](\d+)$/,
  new RegExp(`^(${divided(',')})(?:\\.(\\d*))?$`),
  new RegExp(`^(${divided(' ')})(?:[.,](\\d*))?$`),
  new RegExp(`^(${divided("['’]")})(?:[.,](\\d*))?$`),
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d*)$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  /^(\d+),(\d*)$/,
];

const refused = (reason: string): NumberReading => ({ kind: 'refused', reason });

const unread = (written: string, unit: Unit | undefined): string => {
  const currency = unit === 'NPR' ? foreignCurrency(written) : undefined;
  return currency === undefined
    ? HOW[unit ?? 'none']
    : $localize`“${currency}:currency:” is not rupees of Nepal. Write the amount in these, such as NPR 1200.50.`;
};

/**
 * Reads a number in common notations: in Latin or Devanagari digits, with commas, spaces, points or nothing between
 * thousands or lakhs, with a decimal point or comma, and its unit (`NPR 1,20,000`, `Rs. 1200/-`, `१२.५%`). Anything
 * else is refused rather than guessed.
 */
export const readNumber = (text: string, { unit, decimals = 2 }: NumberForm = {}): NumberReading => {
  const written = latinDigits(text).replaceAll(/\s+/gu, ' ').trim();
  if (written === '') return { kind: 'empty' };
  if (written.length > LONGEST) return refused(HOW[unit ?? 'none']);
  const bare = unit ? written.replaceAll(BESIDE[unit], '$1') : written;
  const [, sign = '', size = ''] = /^([-−+]?)(.*)$/u.exec(bare) ?? [];
  const found = WRITTEN.map((pattern) => pattern.exec(size)).find((match) => match !== null);
  if (!found) return refused(unread(written, unit));
  const whole = (found[1] ?? '').replaceAll(/\D/g, '').replace(/^0+/, '');
  const fraction = found[2] ?? '';
  const kept = fraction.replace(/0+$/, '');
  // 1.500 is ambiguous: it may be one and a half.
  if (kept.length > decimals || fraction.length > Math.max(decimals, 2))
    return refused(
      decimals === 0
        ? $localize`Enter a whole number.`
        : $localize`Use at most ${formatCount(decimals)}:decimals: decimals.`,
    );
  if (whole.length + kept.length > MOST_DIGITS) return refused($localize`This number has too many digits.`);
  const value = Number(`0${whole}.${kept}`);
  return { kind: 'number', value: /[-−]/u.test(sign) && value !== 0 ? -value : value };
};

/** The field value for a text: a number, `''`, or the text itself, for the schema to refuse. */
export const numberFieldValue = (reading: NumberReading, text: string): number | string => {
  if (reading.kind === 'number') return reading.value;
  return reading.kind === 'empty' ? '' : text;
};

const format = (options: Intl.NumberFormatOptions) =>
  lazy(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20, ...options }));

/** Formats of a number in an input: amounts grouped in lakhs, none rounded. */
const formats: Readonly<Record<Unit | 'none', () => Intl.NumberFormat>> = {
  NPR: format({}),
  '%': format({ useGrouping: false, style: 'unit', unit: 'percent' }),
  none: format({ useGrouping: false }),
};

/** A number as text for a field of this unit; `readNumber` reads it back. */
export const formatNumber = (value: number, unit?: Unit): string => formats[unit ?? 'none']().format(value);
