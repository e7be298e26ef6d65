import { useCallback, useState } from 'react';
import { type QueryClient, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { ApiError, reasonOf } from '@/api/errors/api-error';
import type { Cells } from '@/components/edit-many/editable-field';
import type { PageTexts, SearchEditing } from '@/domain/seo/search-editing';

/** How the texts of each area are changed, by its path; undefined if they are not. */
export type Editings = Readonly<Record<string, SearchEditing | undefined>>;

const partsOf = (path: string) => {
  const [, area = '', id = ''] = path.split('/');
  return { area: `/${area}`, id: Number(id) };
};

/** Why the contract refuses new texts of the page at a path. */
export const problemsAt = (path: string, editings: Editings, after: Cells) =>
  editings[partsOf(path).area]?.problemsIn(after) ?? {};

/** The editing of the page at a path such as `/blogs/2/edit`, and its id. */
export const editingAt = (path: string, editings: Editings) => {
  const { area, id } = partsOf(path);
  const editing = editings[area];
  if (!editing) throw new ApiError('http', $localize`This page cannot be changed here.`);
  return { editing, id };
};

/** The pages that are read at the same time. */
const AT_ONCE = 8;

const keyOf = (path: string) => ['search-texts', path];

/** Shows what a save or an undo has stored. */
export const storeTexts = (client: QueryClient, path: string, saved: Cells): void => {
  client.setQueryData<PageTexts>(
    keyOf(path),
    (texts) => texts && { ...texts, cells: { ...texts.cells, ...saved } },
  );
};

const readAt = async (path: string, editings: Editings) => {
  const { editing, id } = editingAt(path, editings);
  return editing.read(id);
};

/** Why a page could not be read, and what reads it again. */
export interface Failure {
  reason: string;
  retry: () => void;
}

/** Reads the texts of pages, a few at a time, from the first one on. */
export const usePageTexts = (paths: readonly string[], editings: Editings) => {
  const [settled, setSettled] = useState(0);
  const reads = paths.map((path) => ({ path, read: () => readAt(path, editings) }));
  const combine = useCallback(
    (results: UseQueryResult<PageTexts>[]) => ({
      texts: new Map(
        results.flatMap(({ data }, index): [string, PageTexts][] => {
          const path = paths[index];
          return data && path !== undefined ? [[path, data]] : [];
        }),
      ),
      failures: new Map(
        results.flatMap(({ error, refetch }, index): [string, Failure][] => {
          const path = paths[index];
          return error && path !== undefined
            ? [[path, { reason: reasonOf(error), retry: () => void refetch() }]]
            : [];
        }),
      ),
      done: results.filter(({ isPending }) => !isPending).length,
    }),
    [paths],
  );
  const { texts, failures, done } = useQueries({
    queries: reads.map(({ path, read }, index) => ({
      queryKey: keyOf(path),
      queryFn: read,
      enabled: index < settled + AT_ONCE,
      staleTime: Infinity,
      gcTime: 0,
      // Not read again after each write: `storeTexts` has what it stored.
      meta: { constant: true },
    })),
    combine,
  });
  if (done !== settled) setSettled(done);
  return { texts, failures };
};
