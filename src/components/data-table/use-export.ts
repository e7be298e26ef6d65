import { useEffect, useId, useState } from 'react';
import { CancelledError, useMutation, useQueryClient } from '@tanstack/react-query';
import { retryDelay, retryRead } from '@/api/errors/retry';
import { loadChunk } from '@/lib/loading/chunk';
import type { ListRow, PageOptions } from './column';

/**
 * Fetches all matching rows page by page, each with the retries of a read, until it is stopped or the list unmounts.
 * Nothing stays in the cache. `onEnd` also receives what is missing, as sentences.
 */
export const useExport = <Row extends ListRow>(
  onEnd: (rows: readonly Row[], missing: string | undefined) => Promise<void>,
) => {
  const client = useQueryClient();
  const id = useId();
  const [progress, setProgress] = useState<string>();
  useEffect(() => () => void client.cancelQueries({ queryKey: ['export', id] }), [client, id]);

  const { mutate, isPending } = useMutation({
    meta: { invalidates: false },
    mutationFn: async (page: PageOptions<number, Row>) => {
      const { missingFrom, readPages } = await loadChunk(() => import('@/lib/lists/all-pages'));
      const read = await readPages<Row>(
        (number) =>
          client.query({
            ...page(number),
            queryKey: ['export', id, number],
            retry: retryRead,
            retryDelay,
            staleTime: 0,
            gcTime: 0,
          }),
        {
          onPage: (number, last) =>
            setProgress(last === undefined ? `Page ${number}` : `Page ${number} of ${last}`),
        },
      ).catch((error: unknown) => {
        if (!(error instanceof CancelledError)) throw error;
      });
      if (read) await onEnd(read.rows, missingFrom(read));
    },
    onSettled: () => setProgress(undefined),
  });

  return {
    /** Takes the query options of page `number` under the current filters. */
    start: mutate,
    stop: () => void client.cancelQueries({ queryKey: ['export', id] }),
    isRunning: isPending,
    progress,
  };
};
