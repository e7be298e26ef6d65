import { useRef, useState } from 'react';
import { lifetime } from '@/api/client/lifetime';
import { ApiError } from '@/api/errors/api-error';
import { ChangedMeanwhile } from '@/components/edit-many/changing';
import type { RowEdit } from '@/components/edit-many/row-edit';
import { notifySuccess } from '@/components/notices/notices';
import { inState, notBegun, type Step } from '@/components/run/run-steps';
import { type UndoStep, useUndoRun } from '@/components/run/undo-run';
import { useRun } from '@/components/run/use-run';
import { plural } from '@/lib/text/plural';
import { changeOf, type FoundRecord, type TextChange } from './found';
import type { TextValues } from './replaceable';

/** What was replaced in a record. */
export interface Replaced extends TextChange {
  name: string;
  undo: RowEdit['undo'];
}

interface ReplaceStep extends Step {
  name: string;
}

interface ReplacingOptions {
  found: readonly FoundRecord[];
  isChosen: (place: string) => boolean;
  /** Called when a record is known to hold other values; its places are as they were ticked `before` it was changed. */
  onValues: (key: string, values: TextValues, places: 'left' | 'before') => void;
}

const undoneText = (count: number) =>
  plural(count, {
    one: $localize`# record was changed back.`,
    other: $localize`# records were changed back.`,
  });

const doneText = (done: readonly TextChange[]) => {
  const places = done.reduce((sum, { count }) => sum + count, 0);
  return $localize`Replaced in ${plural(places, { one: $localize`# place`, other: $localize`# places` })}:places: of ${plural(done.length, { one: $localize`# record`, other: $localize`# records` })}:records:.`;
};

/** A replacing in a record after an earlier one. */
const bothOf = (first: Replaced | undefined, last: Replaced): Replaced =>
  first
    ? {
        ...last,
        before: { ...last.before, ...first.before },
        count: first.count + last.count,
        undo: async () => {
          await last.undo();
          await first.undo();
        },
      }
    : last;

/** Replaces the chosen places, one record after the other, and changes records back. */
export const useReplacing = ({ found, isChosen, onValues }: ReplacingOptions) => {
  const run = useRun<ReplaceStep>({ by: 'replacing' });
  const [done, setDone] = useState<ReadonlyMap<string, Replaced>>(new Map());
  /** Unfinished attempts by the record and what it is to hold: they know what earlier ones may have sent. */
  const attempts = useRef(new Map<string, RowEdit>());
  const runUndo = useUndoRun(undoneText);

  const stepOf = (one: FoundRecord, onDone: (key: string, replaced: Replaced) => void): ReplaceStep => {
    const { key, id, of, name } = one.record;
    const change = changeOf(one, isChosen);
    const attempt = `${key} ${JSON.stringify(change.after)}`;
    const edit = attempts.current.get(attempt) ?? of.edit(id, change.before, change.after);
    attempts.current.set(attempt, edit);
    const apply = async () => {
      const problem = await of.problemIn(change.after);
      if (problem !== undefined) throw new ApiError('http', problem);
      try {
        await edit.run();
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        attempts.current.delete(attempt);
        onValues(key, error.theirs, 'left');
        throw new ApiError(
          'http',
          $localize`It was changed since it was read, and is shown as it is now. Tick again what to replace.`,
        );
      }
      attempts.current.delete(attempt);
      onValues(key, change.after, 'left');
      onDone(key, { ...change, name, undo: edit.undo });
    };
    return { key, name, run: apply };
  };

  /** A function that changes these records back; called again, those that were not. */
  const undoing = (which: ReadonlyMap<string, Replaced>) => {
    const left = new Map(which);
    const drop = (key: string) => {
      left.delete(key);
      setDone((before) => new Map([...before].filter(([one]) => one !== key)));
    };
    return () => {
      const steps = [...left].map(([key, { name, before, undo: undoOf }]): UndoStep => ({
        key,
        name,
        run: async () => {
          await undoOf().catch((error: unknown) => {
            if (!(error instanceof ChangedMeanwhile)) throw error;
            drop(key);
            onValues(key, error.theirs, 'left');
            throw new ApiError('http', $localize`It was changed again since, so it stays as it is.`);
          });
          drop(key);
          onValues(key, before, 'before');
        },
      }));
      runUndo(steps);
    };
  };

  const failed = new Set(inState(run.results, 'failed').map(({ step }) => step.key));
  return {
    run,
    done,
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
      const now = new Map<string, Replaced>();
      const steps = notBegun(
        wanted.map((one) =>
          stepOf(one, (key, replaced) => {
            now.set(key, replaced);
            setDone((before) => new Map(before).set(key, bothOf(before.get(key), replaced)));
          }),
        ),
      );
      const session = lifetime();
      run.start(async (go) => {
        await go(steps);
        // Another user may be next: show nothing and offer no undo.
        if (now.size === 0 || session.aborted) return;
        notifySuccess(doneText([...now.values()]), { undo: undoing(now) });
      }, steps);
    },
    undo: undoing(done),
  };
};

export type ReplacingRun = ReturnType<typeof useReplacing>;
