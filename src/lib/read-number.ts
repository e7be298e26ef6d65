import { latinDigits } from './digits';
import { lazy } from './lazy';

/** The unit of a number: rupees, or per cent. */
export type Unit = 'NPR' | '%';

/** What somebody wrote: nothing, a number, or a sentence about why it cannot be read as one. */
export type NumberReading =
  { kind: 'empty' } | { kind: 'number'; value: number } | { kind: 'refused'; reason: string };

export interface NumberForm {
  unit?: Unit | undefined;
  /** The most decimals; 0 for whole numbers, 2 by default. */
  decimals?: number | undefined;
}

/** No number is written with more letters. */
const LONGEST = 64;
/** More digits are not kept without rounding. */
const MOST_DIGITS = 15;

const BESIDE: Readonly<Record<Unit, RegExp>> = {
  NPR: /^([-−+]?)(?:npr|n?rs|₨|रु|रू)\.?\s?|\s?(?:npr|rs\.?|₨|रु\.?|रू\.?)$|\s?[/।][-=]$/giu,
  '%': /()\s?%$/gu,
};

const HOW: Readonly<Record<Unit | 'none', string>> = {
  NPR: 'Write an amount in digits, such as 1,20,000 or NPR 1200.50.',
  '%': 'Write per cent in digits, such as 12.5.',
  none: 'Write a number in digits, such as 1,20,000 or 12.5.',
};

/** Thousands as the West divides them, or lakhs as South Asia does: 1,234,567 or 12,34,567. */
const divided = (mark: string) => `[1-9]\\d{0,2}(?:${mark}\\d{3})+|[1-9]\\d?(?:${mark}\\d{2})*${mark}\\d{3}`;

/** The ways to write a number: each finds what comes before the decimals, and the decimals. */
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

/**
 * Reads a number as people write it: in Latin or Devanagari digits, with commas, spaces, points or nothing between thousands
 * or lakhs, with a decimal point or comma, and its unit (`NPR 1,20,000`, `Rs. 1200/-`, `१२.५%`). Whatever else it may be is
 * refused, so that no text becomes a number that nobody wrote.
 */
export const readNumber = (text: string, { unit, decimals = 2 }: NumberForm = {}): NumberReading => {
  const written = latinDigits(text).replaceAll(/\s+/gu, ' ').trim();
  if (written === '') return { kind: 'empty' };
  if (written.length > LONGEST) return refused(HOW[unit ?? 'none']);
  const bare = unit ? written.replaceAll(BESIDE[unit], '$1') : written;
  const [, sign = '', size = ''] = /^([-−+]?)(.*)$/u.exec(bare) ?? [];
  const found = WRITTEN.map((pattern) => pattern.exec(size)).find((match) => match !== null);
  if (!found) return refused(HOW[unit ?? 'none']);
  const whole = (found[1] ?? '').replaceAll(/\D/g, '').replace(/^0+/, '');
  const fraction = found[2] ?? '';
  const kept = fraction.replace(/0+$/, '');
  // Of 1.500 nobody knows whether it is one and a half.
  if (kept.length > decimals || fraction.length > Math.max(decimals, 2))
    return refused(decimals === 0 ? 'Enter a whole number.' : `Use at most ${decimals} decimals.`);
  if (whole.length + kept.length > MOST_DIGITS) return refused('This number has too many digits.');
  const value = Number(`0${whole}.${kept}`);
  return { kind: 'number', value: /[-−]/u.test(sign) && value !== 0 ? -value : value };
};

/** What a field holds of a text: a number, `''`, or the text itself, for a schema to refuse. */
export const heldNumber = (reading: NumberReading, text: string): number | string => {
  if (reading.kind === 'number') return reading.value;
  return reading.kind === 'empty' ? '' : text;
};

const format = (options: Intl.NumberFormatOptions) =>
  lazy(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20, ...options }));

/** A number as an input shows it: amounts with lakhs, all without rounding. */
const formats: Readonly<Record<Unit | 'none', () => Intl.NumberFormat>> = {
  NPR: format({}),
  '%': format({ useGrouping: false, style: 'unit', unit: 'percent' }),
  none: format({ useGrouping: false }),
};

/** A number as it is written into a field of this unit, to be read by `readNumber` again. */
export const writtenNumber = (value: number, unit?: Unit): string => formats[unit ?? 'none']().format(value);
