import { useState } from 'react';
import type { Operation } from '@/components/run/operation';
import { isUnfinished } from '@/components/run/run-steps';
import { useBatch } from '@/components/run/use-batch';
import type { ListRow } from './column';

/** An action on each of the selected rows. */
export interface RunAction<Row> {
  /** What is running: "Deleting". */
  label: string;
  of: (row: Row) => Pick<Operation, 'run' | 'undo'>;
  deletes?: true;
}

interface RowOperation<Row> extends Operation {
  row: Row;
}

/** A batch of an action over rows; deselects the rows that are done, not those that failed or were not started. */
export const useBulkRun = <Row extends ListRow>(
  name: (row: Row) => string,
  select: (rows: readonly Row[], selected: boolean) => void,
) => {
  const batch = useBatch<RowOperation<Row>>('many');
  const [action, setAction] = useState<RunAction<Row>>();
  return {
    ...batch,
    /** The action of the results; undefined before the first run, and after the last one was dismissed. */
    action: batch.results.length > 0 ? action : undefined,
    start: (begun: RunAction<Row>, rows: readonly Row[]) => {
      if (batch.isRunning()) return;
      setAction(begun);
      const operations = rows.map((row) => ({ key: row.id, name: name(row), row, ...begun.of(row) }));
      batch.start(operations, {
        end: (results) => {
          const rowsThat = (unfinished: boolean) =>
            results.filter((result) => isUnfinished(result) === unfinished).map(({ step }) => step.row);
          select(rowsThat(false), false);
          select(rowsThat(true), true);
        },
      });
    },
  };
};

export type BulkRun<Row extends ListRow> = ReturnType<typeof useBulkRun<Row>>;
