import { typedText } from '@/lib/text/typed-text';
import type { CellValue } from './editable-field';

/** A decimal number as it is written: `digits` divided by ten to the power of `places`. */
interface Decimal {
  digits: bigint;
  places: number;
}

const decimalOf = (value: number): Decimal => {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
};

const scaled = ({ digits, places }: Decimal, to: number): bigint => digits * 10n ** BigInt(to - places);

/** The sum of finite numbers, exact in decimals: 0.1 + 0.2 is 0.3. */
const exactSum = (a: number, b: number): Decimal => {
  const [one, two] = [decimalOf(a), decimalOf(b)];
  const places = Math.max(one.places, two.places);
  return { digits: scaled(one, places) + scaled(two, places), places };
};

/** So many per cent of a finite number, exact in decimals. */
const exactPercent = (value: number, percent: Decimal): Decimal => {
  const { digits, places } = decimalOf(value);
  return { digits: digits * percent.digits, places: places + percent.places + 2 };
};

/** The multiple of `step` that is nearest to a decimal; halves go away from zero. */
const roundedTo = (value: Decimal, step: number): number => {
  const by = decimalOf(step);
  const places = Math.max(value.places, by.places);
  const [amount, unit] = [scaled(value, places), scaled(by, places)];
  const size = amount < 0n ? -amount : amount;
  const steps = (2n * size + unit) / (2n * unit);
  // Divided, not multiplied by a step such as 0.01, which is none exactly.
  const result = Number(steps * by.digits) / 10 ** by.places;
  return amount < 0n && result !== 0 ? -result : result;
};

/** How a bulk edit changes a field. Amounts and percentages are relative to each row's value. */
export type CellOperation = 'set' | 'plus' | 'minus' | 'plus-percent' | 'minus-percent';

export interface ManyChange {
  operation: CellOperation;
  value: CellValue;
  /** Relative results are rounded to the nearest multiple of this; 0 rounds to hundredths. Halves go away from zero. */
  roundTo: number;
}

const hundredth = 0.01;

const results: Record<
  Exclude<CellOperation, 'set'>,
  (old: number, by: number) => ReturnType<typeof exactSum>
> = {
  plus: exactSum,
  minus: (old, by) => exactSum(old, -by),
  'plus-percent': (old, by) => exactPercent(old, exactSum(100, by)),
  'minus-percent': (old, by) => exactPercent(old, exactSum(100, -by)),
};

/** The new value of a field. A relative change keeps a value that is unknown or not a number. */
export const changedCell = <Old extends CellValue | undefined>(
  { operation, value, roundTo }: ManyChange,
  old: Old,
): CellValue | Old => {
  if (operation === 'set') return typeof value === 'string' ? typedText(value) : value;
  if (typeof old !== 'number' || typeof value !== 'number') return old;
  return roundedTo(results[operation](old, value), roundTo || hundredth);
};
