import { endsRun, reasonOf } from '@/api/errors';

interface Failure<Row> {
  row: Row;
  reason: string;
}

/** How far a run has come. */
export interface Progress<Row> {
  succeeded: number;
  failed: readonly Failure<Row>[];
}

interface Steps<Row> {
  each: (row: Row) => Promise<unknown>;
  onProgress: (progress: Progress<Row>) => void;
  isStopped: () => boolean;
}

/** Does something to the rows, one after the other; answers with those it did not come to. */
export async function runBulk<Row>(rows: readonly Row[], steps: Steps<Row>): Promise<readonly Row[]> {
  let succeeded = 0;
  let failed: readonly Failure<Row>[] = [];
  for (const [index, row] of rows.entries()) {
    if (steps.isStopped()) return rows.slice(index);
    try {
      await steps.each(row);
      succeeded += 1;
      steps.onProgress({ succeeded, failed });
    } catch (thrown) {
      failed = [...failed, { row, reason: reasonOf(thrown) }];
      steps.onProgress({ succeeded, failed });
      if (endsRun(thrown)) return rows.slice(index + 1);
    }
  }
  return [];
}
