const camel = (part: string) => part.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The notations that a server may use for the path of a field. */
export const spellings: readonly ((path: readonly string[]) => string)[] = [
  (path) => path.join('.'),
  ([first = '', ...rest]) => first + rest.map((part) => `[${part}]`).join(''),
  (path) => path.map(camel).join('.'),
  (path) => path.map((part) => part.replaceAll('_', '-')).join('.'),
];
