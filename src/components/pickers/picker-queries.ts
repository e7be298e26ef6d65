import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createLimit } from '@/lib/limit';
import type { PickerSource } from './picker-source';

const STALE_MS = 60_000;

/** A record may name more others than a server likes to be asked for at once. */
const lookUp = createLimit(4);

/** The choices of a source for a term; without one nothing is asked, and no request is held on to. */
export const listQuery = (source: PickerSource, term: string | undefined) =>
  queryOptions({
    queryKey: [...source.queryKey, 'picker', term ?? null],
    queryFn: ({ signal }) => source.load(term ?? '', signal),
    enabled: term !== undefined,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });

/** One choice of a source by its id; without one nothing is asked. */
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
