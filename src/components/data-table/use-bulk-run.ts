import { useState } from 'react';
import {
  inState,
  isUnfinished,
  notBegun,
  type Step,
  type StepResult,
  type StepState,
} from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import type { ListRow } from './column';

/** The words for a run. */
export interface BulkWords {
  /** The label of its progress bar: "Deleting". */
  label: string;
  /** What rows are afterwards: "deleted". */
  done: string;
  /** About rows that were so before: "1 was inactive already". */
  already?: (count: number) => string;
  /** The label is that of a screen's own button, which no number can follow. */
  own?: true;
}

/** An action on each of the selected rows. */
export interface RunAction<Row> {
  words: BulkWords;
  /** Resolves with `gone` if somebody else had deleted the row already, with `already` if nothing was to be done. */
  each: (row: Row) => Promise<unknown>;
  /** Undoes the action on a row; undefined if that is impossible. */
  undo?: RunAction<Row>;
}

interface BulkStep<Row> extends Step {
  row: Row;
  /** The row's name in the report, even after it is deleted. */
  name: string;
}

/** The results of the rows that were not so before. */
export const changed = <S extends Step>(results: readonly StepResult<S>[]) =>
  inState(results, 'done').filter(({ outcome }) => outcome !== 'already');

/** A run of an action over rows; deselects the rows that are done, not those that failed or were not started. */
export const useBulkRun = <Row extends ListRow>(
  name: (row: Row) => string,
  select: (rows: readonly Row[], selected: boolean) => void,
) => {
  const run = useRun<BulkStep<Row>>({ by: 'many' });
  const [action, setAction] = useState<RunAction<Row>>();
  const start = (begun: RunAction<Row>, rows: readonly Row[]) => {
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
      const results = await go(all);
      const rowsThat = (unfinished: boolean) =>
        results.filter((result) => isUnfinished(result) === unfinished).map(({ step }) => step.row);
      select(rowsThat(false), false);
      select(rowsThat(true), true);
    }, all);
  };

  const rowsIn = (state: StepState) => inState(run.results, state).map(({ step }) => step.row);

  return {
    ...run,
    /** The action of the results; undefined before the first run, and after the last one was dismissed. */
    action: run.results.length > 0 ? action : undefined,
    start,
    /** Retries the failed rows. */
    retry: () => {
      if (action) start(action, rowsIn('failed'));
    },
    /** Undoes the successful rows, if the action has an undo. */
    undo:
      action?.undo &&
      (() =>
        action.undo &&
        start(
          action.undo,
          changed(run.results).map(({ step }) => step.row),
        )),
  };
};

export type BulkRun<Row extends ListRow> = ReturnType<typeof useBulkRun<Row>>;
