/** Why a price is invalid in a bulk change; undefined if it is valid. */
export const priceProblem = (amount: number): string | undefined =>
  amount > 0 ? undefined : $localize`A price must be more than 0.`;
