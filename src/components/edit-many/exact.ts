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
export const exactSum = (a: number, b: number): Decimal => {
  const [one, two] = [decimalOf(a), decimalOf(b)];
  const places = Math.max(one.places, two.places);
  return { digits: scaled(one, places) + scaled(two, places), places };
};

/** So many per cent of a finite number, exact in decimals. */
export const exactPercent = (value: number, percent: Decimal): Decimal => {
  const { digits, places } = decimalOf(value);
  return { digits: digits * percent.digits, places: places + percent.places + 2 };
};

/** The multiple of `step` that is nearest to a decimal; halves go away from zero. */
export const roundedTo = (value: Decimal, step: number): number => {
  const by = decimalOf(step);
  const places = Math.max(value.places, by.places);
  const [amount, unit] = [scaled(value, places), scaled(by, places)];
  const size = amount < 0n ? -amount : amount;
  const steps = (2n * size + unit) / (2n * unit);
  // Divided, not multiplied by a step such as 0.01, which is none exactly.
  const result = Number(steps * by.digits) / 10 ** by.places;
  return amount < 0n && result !== 0 ? -result : result;
};
