import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { savedId } from '@/api/tolerant/saved-id';
import type { Importing } from '@/components/edit-many/importing';
import { rowEdit } from '@/components/edit-many/row-edit';
import type { Operation } from '@/components/run/operation';
import { inState } from '@/components/run/run-steps';
import { useBatch } from '@/components/run/use-batch';
import { formatCount } from '@/lib/formats/formats';
import { createOnce } from './create-once';
import { findCreated } from './find-created';
import type { ImportRow } from './import-rows';
import { rowKey } from './import-table';
import { doneText, type Nouns, undoneText } from './import-words';
import type { Known, KnownRecords } from './known-records';

interface ImportRunOptions {
  importing: Importing;
  existing: KnownRecords;
  /** The records before the run. */
  known: Known | undefined;
  nouns: Nouns;
}

interface RunEvents {
  /** Called after each row that was written, with all of them so far. */
  onDone: (done: ReadonlySet<ImportRow>) => void;
  /** Called with the ids of the records that were changed. */
  onEnd: (changed: readonly number[]) => void;
}

/** An attempt at a row, which remembers what came of earlier ones; what undoes it is known afterwards. */
type Attempt = Required<Pick<Operation, 'run' | 'undo'>>;

interface RowOperation extends Operation {
  row: ImportRow;
}

/** Writes rows one after the other; the reasons of failed ones are kept by their text. */
export const useImportRun = ({ importing, existing, known, nouns }: ImportRunOptions) => {
  const client = useQueryClient();
  const run = useBatch<RowOperation>('import');
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  /** The attempts by the text of the row and what it is to become, and the ids of created records. */
  const attempts = useRef(new Map<string, Attempt>());
  const ids = useRef(new Set<number>());

  const createOf = ({ values }: ImportRow): Attempt => {
    let made: number | undefined;
    const create = createOnce(
      async () => importing.create(values),
      async () => {
        const now = await existing.read(client);
        return findCreated(values, { now, before: known, others: ids.current });
      },
    );
    return {
      run: async () => {
        made = savedId(await create());
        if (made !== undefined) ids.current.add(made);
      },
      undo: () => {
        const [id, { remove }] = [made, importing];
        return id === undefined || !remove ? undefined : () => remove(id);
      },
    };
  };

  const changeOf = ({ record, before, values }: ImportRow): Attempt | undefined => {
    const { changing } = importing;
    if (!record || !changing) return undefined;
    return rowEdit(changing, record.id, before, () => values);
  };

  const attemptOf = (row: ImportRow): Attempt => {
    const key = JSON.stringify([rowKey(row.row), row.record?.id, row.before, row.values]);
    const attempt = attempts.current.get(key) ?? changeOf(row) ?? createOf(row);
    attempts.current.set(key, attempt);
    return attempt;
  };

  const start = (rows: readonly ImportRow[], { onDone, onEnd }: RunEvents) => {
    const written = new Set<ImportRow>();
    let counts = { created: 0, changed: 0 };
    const operations = rows.map((row): RowOperation => {
      const attempt = attemptOf(row);
      return {
        key: row.row.number,
        name: row.record?.name ?? $localize`Row ${formatCount(row.row.number)}:number:`,
        row,
        run: async () => {
          await attempt.run();
          onDone(written.add(row));
        },
        undo: attempt.undo,
      };
    });
    run.start(operations, {
      end: (results) => {
        const done = inState(results, 'done').map(({ step }) => step);
        setReasons(
          new Map(inState(results, 'failed').map(({ step, reason }) => [rowKey(step.row.row), reason ?? ''])),
        );
        for (const [key, attempt] of attempts.current)
          if (done.some((step) => step.undo === attempt.undo)) attempts.current.delete(key);
        const changed = done.flatMap(({ row }) => row.record?.id ?? []);
        counts = { created: done.length - changed.length, changed: changed.length };
        onEnd(changed);
      },
      told: {
        done: () => doneText(counts, nouns),
        undone: (count) => undoneText(count, counts, nouns),
      },
    });
  };

  return { run, reasons, start };
};
