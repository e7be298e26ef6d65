/** The value of a number field, which holds `''` while empty; invalid text is kept, for the contract to refuse. */
export const typedNumber = (value: number | string): number | null =>
  value === '' ? null : (value as number);
