import { valueAt } from '@/lib/value-at';
import { sameValues } from './same-values';

const at = (values: object, path: string): unknown => valueAt(values, path.split('.'));

/** Those of the named fields whose value is not the initial one. */
export const changedFields = (names: Iterable<string>, values: object, initial: object): string[] =>
  [...names].filter((name) => !sameValues(at(values, name), at(initial, name)));
