import { useState } from 'react';
import { inState, isLeft, notBegun, type Step, type StepState } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import type { ListRow } from './column';

/** What a run says of itself, each as a whole. */
export interface BulkWords {
  /** The name of its progress bar: "Deleting". */
  label: string;
  begun: (total: number) => string;
  progress: (done: number, total: number) => string;
  ended: (done: number) => string;
  endedWith: (done: number, failed: number) => string;
}

/** What is done to each of the picked rows. */
export interface BulkAction<Row> {
  /** What is said of it. */
  words: BulkWords;
  /** Resolves with `gone` where somebody else had done it already. */
  each: (row: Row) => Promise<unknown>;
  /** Takes back what was done to a row; left out where there is no way back. */
  undo?: BulkAction<Row>;
}

interface BulkStep<Row> extends Step {
  row: Row;
  /** What the report calls the row, also when it is gone. */
  name: string;
}

/** A run of an action over rows; `onEnd` is called with those that failed or were not begun, now or before a retry. */
export const useBulkRun = <Row extends ListRow>(
  name: (row: Row) => string,
  onEnd: (left: readonly Row[]) => void,
) => {
  const run = useRun<BulkStep<Row>>();
  const [action, setAction] = useState<BulkAction<Row>>();
  const start = (begun: BulkAction<Row>, rows: readonly Row[], notBegunBefore: readonly Row[] = []) => {
    if (run.isRunning()) return;
    setAction(begun);
    const steps = rows.map((row) => ({
      key: row.id,
      name: name(row),
      row,
      run: () => begun.each(row),
    }));
    const all = notBegun(steps);
    run.start(async (go) => {
      const left = (await go(all)).filter(isLeft);
      onEnd([...left.map(({ step }) => step.row), ...notBegunBefore]);
    }, all);
  };

  const rowsIn = (state: StepState) => inState(run.results, state).map(({ step }) => step.row);

  return {
    ...run,
    /** What the results are of; none before the first run, and after the last one was dismissed. */
    action: run.results.length > 0 ? action : undefined,
    start,
    /** Does the rows again that failed. */
    retry: () => {
      if (action) start(action, rowsIn('failed'), rowsIn('waiting'));
    },
    /** Takes back what was done, where the action has a way. */
    undo: action?.undo && (() => action.undo && start(action.undo, rowsIn('done'))),
  };
};

/** A run over the rows of a list. */
export type BulkRun<Row extends ListRow> = ReturnType<typeof useBulkRun<Row>>;
