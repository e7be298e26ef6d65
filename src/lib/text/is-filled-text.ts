/** Whether a value is a text with more than white space. */
export const isFilledText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
