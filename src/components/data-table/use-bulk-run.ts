import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSingleRun } from '@/components/use-single-run';
import { runBulk, type Progress } from './bulk-run';
import type { ListRow } from './column';

/** What is done to each of the picked rows. */
export interface BulkAction<Row> {
  /** What is going on, in the progressive: "Deleting". */
  doing: string;
  /** What was done, in the past: "deleted". */
  done: string;
  each: (row: Row) => Promise<unknown>;
}

/** One run over many rows, as far as it has come. */
export interface BulkRun<Row> extends Progress<Row> {
  action: BulkAction<Row>;
  total: number;
  running: boolean;
}

/**
 * Runs an action over rows one after the other; counts, can be stopped, ends when its screen is left, and reports what
 * failed and why.
 */
export const useBulkRun = <Row extends ListRow>(
  onEnd: (failed: readonly Row[], untouched: readonly Row[]) => void,
) => {
  const [run, setRun] = useState<BulkRun<Row>>();
  const { begin, end, stop, isRunning, isStopped } = useSingleRun();

  const { mutate } = useMutation({
    meta: { handled: true },
    mutationFn: async ({ action, rows }: { action: BulkAction<Row>; rows: readonly Row[] }) => {
      let progress: Progress<Row> = { succeeded: 0, failed: [] };
      const show = (running: boolean) => {
        setRun({ action, total: rows.length, ...progress, running });
      };
      show(true);
      const untouched = await runBulk(rows, {
        each: action.each,
        onProgress: (next) => {
          progress = next;
          show(true);
        },
        isStopped,
      });
      show(false);
      onEnd(
        progress.failed.map(({ row }) => row),
        untouched,
      );
    },
    onSettled: end,
  });

  return {
    run,
    isRunning,
    start: (action: BulkAction<Row>, rows: readonly Row[]) => {
      if (begin()) mutate({ action, rows });
    },
    stop,
    dismiss: () => {
      setRun(undefined);
    },
  };
};
