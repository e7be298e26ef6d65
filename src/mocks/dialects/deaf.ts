import type { Dialect } from './dialect';

/** A backend that ignores what the specification does not define. */
export const deaf: Dialect = {
  query: (query, { invented = [] }) =>
    new URLSearchParams([...query].filter(([name]) => !invented.includes(name.replace(/\[.*$/, '')))),
  body: (fields, { invented = [] }) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !invented.includes(name))),
};
