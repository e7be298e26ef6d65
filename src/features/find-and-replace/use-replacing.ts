import { useRef, useState } from 'react';
import { ApiError } from '@/api/errors/api-error';
import type { FieldValues } from '@/api/writes/resource';
import { type RowEdit, rowEdit } from '@/components/edit-many/row-edit';
import { ChangedMeanwhile, saveValues } from '@/components/edit-many/save-values';
import { type Operation, undoSteps } from '@/components/run/operation';
import { inState, type StepResult } from '@/components/run/run-steps';
import { useUndoRun } from '@/components/run/undo-run';
import { useBatch } from '@/components/run/use-batch';
import { plural } from '@/lib/text/plural';
import { changeOf, type FoundRecord } from './found';
import { requireValid } from './record-texts';

/** The replacing of places in a record. */
interface ReplaceOperation extends Operation {
  /** The key of the record, and the number of places. */
  record: string;
  count: number;
}

interface ReplacingOptions {
  found: readonly FoundRecord[];
  isChosen: (place: string) => boolean;
  /** Called when a record is known to hold other values; its places are as they were ticked `before` it was changed. */
  onValues: (key: string, values: FieldValues, places: 'left' | 'before') => void;
}

const undoneText = (count: number) =>
  plural(count, {
    one: $localize`# record was changed back.`,
    other: $localize`# records were changed back.`,
  });

const doneText = (done: readonly StepResult<ReplaceOperation>[]) => {
  const places = done.reduce((sum, { step }) => sum + step.count, 0);
  return $localize`Replaced in ${plural(places, { one: $localize`# place`, other: $localize`# places` })}:places: of ${plural(done.length, { one: $localize`# record`, other: $localize`# records` })}:records:.`;
};

/** Replaces the chosen places, one record after the other, and changes records back. */
export const useReplacing = ({ found, isChosen, onValues }: ReplacingOptions) => {
  const batch = useBatch<ReplaceOperation>('replacing');
  const [back, setBack] = useState<ReadonlySet<Operation['key']>>(new Set());
  /** Unfinished attempts by the record and what it is to hold: they know what earlier ones may have sent. */
  const attempts = useRef(new Map<string, RowEdit>());
  const begun = useRef(0);
  const runUndo = useUndoRun(undoneText);

  const operationOf = (one: FoundRecord): ReplaceOperation => {
    const { key: record, id, of, name } = one.record;
    const { before, after, count } = changeOf(one, isChosen);
    const attempt = `${record} ${JSON.stringify(after)}`;
    const edit = attempts.current.get(attempt) ?? rowEdit({ save: saveValues(of) }, id, before, () => after);
    attempts.current.set(attempt, edit);
    begun.current += 1;
    const key = begun.current;
    const goBack = () => setBack((others) => new Set(others).add(key));
    const showTheirs = (error: unknown, words: string): never => {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      onValues(record, error.theirs, 'left');
      throw new ApiError('http', words);
    };
    const run = async () => {
      await requireValid(of, after);
      await edit.run().catch((error: unknown) => {
        if (error instanceof ChangedMeanwhile) attempts.current.delete(attempt);
        return showTheirs(
          error,
          $localize`It was changed since it was read, and is shown as it is now. Tick again what to replace.`,
        );
      });
      attempts.current.delete(attempt);
      onValues(record, after, 'left');
    };
    const undoBy = (undo: () => Promise<void>) => async () => {
      await undo().catch((error: unknown) => {
        if (error instanceof ChangedMeanwhile) goBack();
        return showTheirs(error, $localize`It was changed again since, so it stays as it is.`);
      });
      goBack();
      onValues(record, before, 'before');
    };
    const undo = () => {
      const found = edit.undo();
      return found && undoBy(found);
    };
    return { key, record, count, name, run, undo };
  };

  const failed = new Set(inState(batch.results, 'failed').map(({ step }) => step.record));
  const done = inState(batch.results, 'done').filter(({ step }) => !back.has(step.key));
  const byRecord = Map.groupBy(done, ({ step }) => step.record);
  return {
    run: batch,
    /** In how many places of each record words were replaced. */
    done: new Map(
      [...byRecord].map(([record, some]) => [record, some.reduce((sum, { step }) => sum + step.count, 0)]),
    ),
    /** The records that could not be changed, unless none of their places is chosen any more. */
    retryable: new Set(
      found
        .filter((one) => failed.has(one.record.key) && changeOf(one, isChosen).count > 0)
        .map(({ record }) => record.key),
    ),
    /** Replaces the chosen places of all records, or of those with these keys. */
    replace: (only?: ReadonlySet<string>) => {
      const wanted = found.filter(
        (one) => (!only || only.has(one.record.key)) && changeOf(one, isChosen).count > 0,
      );
      batch.add(wanted.map(operationOf), done, { told: { done: doneText, undone: undoneText } });
    },
    undo: () => runUndo(undoSteps(done)),
  };
};

export type ReplacingRun = ReturnType<typeof useReplacing>;
