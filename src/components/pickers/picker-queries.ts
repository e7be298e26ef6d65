import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createLimit } from '@/lib/numbers/limit';
import type { PickerSource } from './picker-source';

const STALE_MS = 60_000;

/** Limits concurrent requests, since a record may have many references. */
const lookUp = createLimit(4);

/** The query for a source's options; without a term it is disabled. */
export const listQuery = (source: PickerSource, term: string | undefined) =>
  queryOptions({
    queryKey: [...source.queryKey, 'picker', term ?? null],
    queryFn: ({ signal }) => source.load(term ?? '', signal),
    enabled: term !== undefined,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });

/** The query for one option by id; without an id it is disabled. */
export const choiceQuery = (source: PickerSource, id: number | undefined) =>
  queryOptions({
    queryKey: [...source.queryKey, 'picker', 'id', id ?? null],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      lookUp(async () => {
        signal.throwIfAborted();
        return id === undefined ? null : ((await source.byId?.(id, signal)) ?? null);
      }),
    staleTime: STALE_MS,
  });
