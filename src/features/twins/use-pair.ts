import { useQuery } from '@tanstack/react-query';
import type { MergeKind } from './kinds';
import { twinSources } from './sources';
import type { TwinPath } from './twins-search';

/** Two records of a kind, whole, with the parts that can be created under the first. */
export const usePair = (path: TwinPath, { read, partsOf }: MergeKind, keep: number, twin: number) =>
  useQuery({
    queryKey: [...twinSources[path].queryKey, 'pair', keep, twin],
    queryFn: async () => {
      const [kept, other] = await Promise.all([read(keep), read(twin)]);
      return { kept, twin: other, parts: (await partsOf?.(other, kept)) ?? [] };
    },
    // A copy would not say what a response left out, and a choice is not to change under the user.
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type Pair = NonNullable<ReturnType<typeof usePair>['data']>;
