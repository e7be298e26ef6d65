/**
 * Gives what `make` returns, made when it is asked for first. For formats of Intl: the first of a visit loads its data, which
 * takes a browser about 12 ms, and no first row or field needs one.
 */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
