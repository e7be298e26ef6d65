import type { Importing } from '@/components/edit-many/importing';

/** More rows than an import may have. */
const MOST = 5_000;

/** A function that computes each result once per importing: each keystroke reads all other rows again. */
export const remembered = <Result>() => {
  const results = new WeakMap<Importing, Map<string, Result>>();
  return (importing: Importing, input: unknown, compute: () => Result): Result => {
    const known = results.get(importing) ?? new Map<string, Result>();
    results.set(importing, known);
    const key = JSON.stringify(input);
    const result = known.get(key) ?? compute();
    if (known.size >= MOST) known.clear();
    known.set(key, result);
    return result;
  };
};
