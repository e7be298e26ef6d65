import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@/api/errors';
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
export interface BulkRun<Row> {
  action: BulkAction<Row>;
  total: number;
  succeeded: number;
  failed: { row: Row; reason: string }[];
  running: boolean;
}

/** Runs an action over rows one after the other; counts, can be stopped, and reports what failed and why. */
export const useBulkRun = <Row extends ListRow>(onEnd: (failed: Row[], untouched: Row[]) => void) => {
  const [run, setRun] = useState<BulkRun<Row>>();
  const stopped = useRef(false);
  const isStopped = () => stopped.current;

  const { mutate } = useMutation({
    meta: { handled: true },
    mutationFn: async ({ action, rows }: { action: BulkAction<Row>; rows: readonly Row[] }) => {
      stopped.current = false;
      const state: BulkRun<Row> = { action, total: rows.length, succeeded: 0, failed: [], running: true };
      setRun({ ...state });
      let tried = 0;
      for (const row of rows) {
        if (isStopped()) break;
        tried += 1;
        try {
          await action.each(row);
          state.succeeded += 1;
        } catch (error) {
          state.failed = [...state.failed, { row, reason: toApiError(error).message }];
        }
        setRun({ ...state });
      }
      setRun({ ...state, running: false });
      onEnd(
        state.failed.map(({ row }) => row),
        rows.slice(tried),
      );
    },
  });

  return {
    run,
    start: (action: BulkAction<Row>, rows: readonly Row[]) => {
      if (!run?.running) mutate({ action, rows });
    },
    stop: () => {
      stopped.current = true;
    },
    dismiss: () => {
      setRun(undefined);
    },
  };
};
