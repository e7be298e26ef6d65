import { useQuery } from '@tanstack/react-query';
import { type Merging, twinSources } from './sources';
import type { TwinPath } from './twins-search';

/** Two records of a kind, whole, with the parts that can be created under the first. */
export const usePair = (kind: TwinPath, { types, parts }: Merging, keep: number, twin: number) => {
  const {
    queryKey,
    types: [path],
  } = twinSources[kind];
  return useQuery({
    queryKey: [...queryKey, 'pair', kind, path, keep, twin],
    queryFn: async () => {
      const { read } = types[path]?.of(0) ?? {};
      if (!read) throw new Error(`${path} is not read.`);
      const [kept, other] = await Promise.all([read(keep), read(twin)]);
      return { kept, twin: other, parts: (await parts[kind]?.(other, kept)) ?? [] };
    },
    // A copy would not say what a response left out, and a choice is not to change under the user.
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

export type Pair = NonNullable<ReturnType<typeof usePair>['data']>;
