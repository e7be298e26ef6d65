/**
 * A memoized getter of what `make` returns. For Intl formats: the first one loads its data, about 12 ms in a browser,
 * and the first render needs none.
 */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
