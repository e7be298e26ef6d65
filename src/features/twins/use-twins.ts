import { useQuery } from '@tanstack/react-query';
import { missingFrom, readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { recordName, unnamedReference } from '@/lib/records/record-name';
import { candidateOf } from './candidate';
import { findTwins, inSlices } from './find-twins';
import type { TwinSource } from './sources';

/** The twins among rows, in slices. */
const twinsAmong = function* (rows: readonly { id: number }[]) {
  const candidates = [];
  for (const row of rows) {
    candidates.push(candidateOf(row, recordName(row) ?? unnamedReference(row.id)));
    yield;
  }
  return yield* findTwins(candidates);
};

/** The likely twins of a kind: its list is read whole, at most once a minute, and compared here. */
export const useTwins = ({ queryKey, list }: TwinSource) =>
  useQuery({
    queryKey: [...queryKey, 'twins'],
    queryFn: async ({ signal }) => {
      const read = await readPages((page) => list({ page, per_page: maxPerPage }, signal));
      return {
        pairs: await inSlices(twinsAmong(read.rows), signal),
        seen: read.rows.length,
        missing: missingFrom(read),
      };
    },
    staleTime: 60_000,
    structuralSharing: false,
  });
