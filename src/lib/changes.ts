import { sameValues } from './same-values';

/**
 * The fields of a body whose values are not those of the stored one, and `also` those that are sent even so. A field that
 * only one of them has is a change when it is the new one's.
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
