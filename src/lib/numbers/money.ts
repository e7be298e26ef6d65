import { lazy } from '@/lib/loading/lazy';

/** Intl's own `en-NP` groups by thousands; Nepal uses lakhs and crores (1,25,000), as `en-IN` does. */
const npr = lazy(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'NPR',
      currencyDisplay: 'code',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** An amount in Nepalese rupees, `NPR 1,25,000`; '' for null or undefined. */
export const formatNpr = (amount: number | null | undefined): string =>
  amount === null || amount === undefined || !Number.isFinite(amount) ? '' : npr().format(amount);

/** Why a price is invalid in a bulk change; undefined if it is valid. */
export const priceProblem = (amount: number): string | undefined =>
  amount > 0 ? undefined : $localize`A price must be more than 0.`;
