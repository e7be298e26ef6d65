import { sameValues } from './same-values';

/**
 * The fields of `body` that differ from the stored one, and those named in `also` regardless. A field that only one of
 * them has counts as a change if the new body has it.
 */
export const changesOf = <Body extends object>(
  body: Body,
  stored: object,
  also: ReadonlySet<string> = new Set(),
): Partial<Body> => {
  const before = new Map(Object.entries(stored));
  const changed = Object.entries(body).filter(
    ([key, value]) =>
      value !== undefined && (also.has(key) || !before.has(key) || !sameValues(value, before.get(key))),
  );
  return Object.fromEntries(changed) as Partial<Body>;
};
