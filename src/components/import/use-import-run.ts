import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { lifetime } from '@/api/client/lifetime';
import { savedId } from '@/api/tolerant/saved-id';
import type { Cells } from '@/components/edit-many/editable-field';
import type { Importing } from '@/components/edit-many/importing';
import { notifySuccess } from '@/components/notices/notices';
import { namedId } from '@/components/pickers/named-id';
import { inState, notBegun, type Step } from '@/components/run/run-steps';
import { useUndoRun } from '@/components/run/undo-run';
import { useRun } from '@/components/run/use-run';
import { plural } from '@/lib/text/plural';
import { createOnce } from './create-once';
import { findCreated } from './find-created';
import type { ImportRow } from './import-rows';
import { rowKey } from './import-table';
import type { Known, KnownRecords } from './known-records';

interface ImportRunOptions {
  importing: Importing;
  existing: KnownRecords;
  /** The records before the run. */
  known: Known | undefined;
  nouns: { one: string; other: string };
}

interface RunEvents {
  /** Called after each created row, with all of them so far. */
  onCreated: (created: ReadonlySet<ImportRow>) => void;
  onEnd: () => void;
}

interface CreateStep extends Step {
  row: ImportRow;
}

/** Creates records from rows, one after the other; the reasons of failed ones are kept by their text. */
export const useImportRun = ({ importing, existing, known, nouns }: ImportRunOptions) => {
  const client = useQueryClient();
  const run = useRun<CreateStep>();
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  /** The creates of rows by their text, which remember that an answer was lost, and the ids of created records. */
  const creates = useRef(new Map<string, () => Promise<unknown>>());
  const ids = useRef(new Set<number>());
  const runUndo = useUndoRun((count) =>
    plural(count, {
      one: `# ${nouns.one} was deleted again.`,
      other: `# ${nouns.other} were deleted again.`,
    }),
  );

  /** The values with ids for the names of references. */
  const withIds = async (values: Cells): Promise<Cells> => {
    const ids: Record<string, number> = {};
    for (const field of importing.fields) {
      const name = values[field.name];
      if (field.kind === 'record' && typeof name === 'string')
        ids[field.name] = await namedId(client, field.source, name);
    }
    return { ...values, ...ids };
  };

  const undoOf = ({ step, outcome }: { step: CreateStep; outcome?: unknown }) => {
    const id = savedId(outcome);
    const { remove } = importing;
    return id === undefined || !remove
      ? []
      : [{ key: id, name: `Row ${step.row.row.number}`, run: () => remove(id) }];
  };

  const createOf = ({ row, values }: ImportRow) => {
    const key = rowKey(row);
    const create =
      creates.current.get(key) ??
      createOnce(
        async () => importing.create(await withIds(values)),
        async () => {
          const now = await existing.read(client);
          return findCreated(values, { now, before: known, others: ids.current });
        },
      );
    creates.current.set(key, create);
    return async () => {
      const answer = await create();
      creates.current.delete(key);
      const id = savedId(answer);
      if (id !== undefined) ids.current.add(id);
      return answer;
    };
  };

  const start = (rows: readonly ImportRow[], { onCreated, onEnd }: RunEvents) => {
    const created = new Set<ImportRow>();
    const steps = rows.map((row): CreateStep => ({
      key: row.row.number,
      row,
      run: async () => {
        const answer = await createOf(row)();
        onCreated(created.add(row));
        return answer;
      },
    }));
    const session = lifetime();
    const begun = notBegun(steps);
    run.start(async (go) => {
      const results = await go(begun);
      const done = inState(results, 'done');
      setReasons(
        new Map(inState(results, 'failed').map(({ step, reason }) => [rowKey(step.row.row), reason ?? ''])),
      );
      onEnd();
      // Another user may be next: show nothing and offer no undo.
      if (done.length === 0 || session.aborted) return;
      const undo = done.flatMap(undoOf);
      notifySuccess(
        plural(done.length, { one: `# ${nouns.one} was created.`, other: `# ${nouns.other} were created.` }),
        undo.length > 0 ? { undo: () => runUndo(undo) } : {},
      );
    }, begun);
  };

  return { run, reasons, start };
};
