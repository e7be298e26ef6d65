import type { Dialect } from './dialect';

/** A backend that has never heard of what the specification does not name. */
export const deaf: Dialect = {
  query: (query, { invented = [] }) =>
    new URLSearchParams([...query].filter(([name]) => !invented.includes(name.replace(/\[.*$/, '')))),
  body: (fields, { invented = [] }) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !invented.includes(name))),
};
