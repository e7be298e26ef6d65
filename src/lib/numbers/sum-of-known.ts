/** The sum of the known numbers; undefined if there are none. */
export const sumOfKnown = (values: readonly (number | null | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
};
