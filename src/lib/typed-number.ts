/** A number field holds `''` while it is empty, and text that is no number yet, for the contract to refuse. */
export const typedNumber = (value: number | string): number | null =>
  value === '' ? null : (value as number);
