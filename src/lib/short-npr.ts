const SHORT_NPR = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'NPR',
  currencyDisplay: 'code',
  notation: 'compact',
});

/** A large amount for the edge of a plot, rounded: `NPR 12L`, `NPR 1.3Cr`. */
export const formatShortNpr = (amount: number): string => SHORT_NPR.format(amount);
