import { useQuery } from '@tanstack/react-query';
import { missingFrom, readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { recordName, unnamedReference } from '@/lib/records/record-name';
import type { RecordTypes } from '@/resources/record-type';
import { candidateOf } from './candidate';
import { findTwins, inSlices } from './find-twins';
import { twinSources } from './sources';
import type { TwinPath } from './twins-search';

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
export const useTwins = (kind: TwinPath, types: RecordTypes) => {
  const {
    queryKey,
    types: [path],
  } = twinSources[kind];
  return useQuery({
    queryKey: [...queryKey, 'twins', path],
    queryFn: async ({ signal }) => {
      const { list } = types[path]?.of(0) ?? {};
      if (!list) throw new Error(`${path} has no list.`);
      const read = await readPages((page) => list({ page, per_page: maxPerPage }, undefined, signal));
      return {
        pairs: await inSlices(twinsAmong(read.rows), signal),
        seen: read.rows.length,
        missing: missingFrom(read),
      };
    },
    staleTime: 60_000,
    structuralSharing: false,
  });
};
