/** Whether a number, a text of one, a date or a time is nothing but zeros, as `0.00` or MySQL's `0000-00-00`. */
export const isZero = (value: unknown): boolean =>
  value === 0 || (typeof value === 'string' && /^[0.:-]*0[0.:\s-]*$/.test(value));
