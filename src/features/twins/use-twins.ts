import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { missingFrom } from '@/lib/lists/all-pages';
import { recordName, unnamedReference } from '@/lib/records/record-name';
import { allRows, type RecordTypes } from '@/resources/record-type';
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

const compared =
  (rows: ReturnType<typeof allRows>) =>
  async ({ client, signal }: QueryFunctionContext) => {
    const read = await client.query(rows);
    return {
      pairs: await inSlices(twinsAmong(read.rows), signal),
      seen: read.rows.length,
      missing: missingFrom(read),
    };
  };

/** The likely twins of a kind: its list is read whole, at most once a minute, and compared here. */
export const useTwins = (kind: TwinPath, types: RecordTypes) => {
  const {
    queryKey,
    types: [path],
  } = twinSources[kind];
  return useQuery({
    queryKey: [...queryKey, 'twins'],
    queryFn: compared(allRows(types, path)),
    staleTime: 60_000,
    structuralSharing: false,
  });
};
