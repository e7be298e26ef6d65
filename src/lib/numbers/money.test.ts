import { describe, expect, it } from 'vitest';
import { formatNpr } from './money';

/** Intl puts a no-break space between the code and the figure. */
const read = (amount: number | null | undefined) => formatNpr(amount).replaceAll('\u00a0', ' ');

describe('formatNpr', () => {
  it.each([
    [0, 'NPR 0'],
    [999, 'NPR 999'],
    [1250, 'NPR 1,250'],
    [125000, 'NPR 1,25,000'],
    [12500000, 'NPR 1,25,00,000'],
    [1499.5, 'NPR 1,499.50'],
    [0.1 + 0.2, 'NPR 0.30'],
    [-4500, '-NPR 4,500'],
  ])('writes %d as %s', (amount, text) => {
    expect(read(amount)).toBe(text);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'formats %s as an empty text',
    (amount) => {
      expect(read(amount)).toBe('');
    },
  );
});
