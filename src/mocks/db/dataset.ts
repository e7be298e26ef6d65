/** The size of the lists: the seed, nothing, or the seed repeated up to ten thousand rows. */
export type Dataset = 'normal' | 'empty' | 'large';

const LARGE = 10_000;

interface Growth {
  unique?: readonly string[];
  keep?: number;
  parent?: object;
}

const renamed = (value: unknown, round: number): unknown => {
  if (typeof value !== 'string') return value;
  if (value.includes('@')) return value.replace('@', `+${round}@`);
  return /^[a-z0-9-]+$/.test(value) ? `${value}-${round}` : `${value} ${round}`;
};

/** The seed for the dataset. Child rows are not repeated; other rows get a number in unique fields: `wifi-2`. */
export const growRows = <T extends object>(
  seed: readonly T[],
  dataset: Dataset,
  { unique = [], keep = 0, parent }: Growth,
): readonly T[] => {
  if (dataset === 'empty') return seed.slice(0, keep);
  if (dataset === 'normal' || parent || keep >= seed.length) return seed;
  const rows = Array.from({ length: LARGE }, (_, index) => {
    const round = Math.floor(index / seed.length) + 1;
    const row = seed[index % seed.length];
    if (!row || round === 1) return row;
    const fields = Object.entries(row).map(([key, value]) => [
      key,
      unique.includes(key) ? renamed(value, round) : (value as unknown),
    ]);
    return Object.fromEntries(fields) as T;
  });
  return rows.filter((row) => row !== undefined);
};
