/** The field that a path such as `meta_tag.title` starts with. */
export const rootOf = (path: string): string => path.split('.')[0] ?? path;

/** The value at a path in nested objects and lists; `undefined` if there is none. */
export const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
