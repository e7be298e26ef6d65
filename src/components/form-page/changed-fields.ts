import { sameValues } from './same-values';

const at = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      values,
    );

/** Those of the named fields whose value is not the initial one. */
export const changedFields = (names: Iterable<string>, values: object, initial: object): string[] =>
  [...names].filter((name) => !sameValues(at(values, name), at(initial, name)));
