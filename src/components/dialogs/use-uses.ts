import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sameValues } from '@/lib/values/same-values';
import { RecordUses, type UsedRecords } from './record-uses-context';

/**
 * Reads what uses records while one is asked whether to delete them, and again after each failure to do so. Undefined if
 * nothing can use them.
 */
export const useUses = (used: UsedRecords | undefined, failures = 0) => {
  const all = use(RecordUses);
  const path = used?.path;
  const ids = used?.records.map(({ id }) => id) ?? [];
  const of = [path, ids];
  const { data, isPending, isError } = useQuery({
    queryKey: ['uses', path, ids, failures],
    queryFn: async () => (path === undefined ? null : ((await all?.read(path, ids)) ?? null)),
    enabled: all !== undefined && used !== undefined,
    placeholderData: (last, query) => (sameValues(query?.queryKey.slice(1, 3), of) ? last : undefined),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!all || !used || data === null) return undefined;
  const uses = data ?? [];
  const found = uses.filter(({ count = 0 }) => count > 0);
  const canReplace = uses.some(({ fixed, count }) => !fixed && count !== 0);
  return {
    used,
    uses,
    found,
    isPending,
    isError,
    canReplace,
    /** They had better be replaced where they are used. */
    hadBetter: canReplace && found.some(({ fixed }) => !fixed),
    replace: () => all.show(used),
  };
};

export type ReadUses = NonNullable<ReturnType<typeof useUses>>;
