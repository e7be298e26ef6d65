import { lazy } from './lazy';

/**
 * Intl's own `en-NP` groups by thousands; Nepal writes lakhs and crores (1,25,000), which `en-IN` does.
 */
const npr = lazy(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'NPR',
      currencyDisplay: 'code',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** An amount in Nepalese rupees for reading, `NPR 1,25,000`; nothing for an absent amount. */
export const formatNpr = (amount: number | null | undefined): string =>
  amount === null || amount === undefined || !Number.isFinite(amount) ? '' : npr().format(amount);

/** Why a price cannot be one that many rows are given at once; nothing when it can. */
export const priceProblem = (amount: number): string | undefined =>
  amount > 0 ? undefined : 'A price must be more than 0.';
