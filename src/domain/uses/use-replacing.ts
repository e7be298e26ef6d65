import { useState } from 'react';
import { readUser } from '@/api/session/tokens';
import type { UsedRecords } from '@/components/dialogs/record-uses-context';
import { useRemoval } from '@/components/dialogs/removal';
import type { PickerOption } from '@/components/pickers/picker-source';
import { inState, isUnfinished, notBegun, type Step, type StepResult } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import type { FoundUse } from '@/resources/read-uses';
import type { Movables, Move } from './movable';
import { moveOf } from './move-of';

/** What is done to the records that use others, or to those others. */
export type Doing = 'replacing' | 'undoing' | 'deleting';

interface MoveStep extends Step {
  name: string;
  isOwn?: boolean;
}

/** Whether a user is the one who is signed in. */
export const isOwnAccount = ({ id }: { id: number }) => String(readUser()?.id) === String(id);

/** The key of a step: that of a using record among all. */
export const stepKey = ({ key }: FoundUse, { id, parent }: { id: number; parent?: number }) =>
  [key, parent, id].join(' ');

interface Replacing extends UsedRecords {
  movables: Movables;
  /** Reads again what uses the records. */
  readAgain: () => void;
  /** Called once all are deleted. */
  onAllDeleted: () => void;
}

/**
 * Puts another record in the place of those in use, one using record after the other, undoes that, and deletes the
 * records afterwards.
 */
export const useReplacing = (options: Replacing) => {
  const { path, records, movables, readAgain, remove, onDeleted, onAllDeleted } = options;
  const run = useRun<MoveStep>({ by: 'references' });
  const removal = useRemoval();
  const [doing, setDoing] = useState<Doing>('replacing');
  const [moves, setMoves] = useState<ReadonlyMap<string, { name: string; to: number; move: Move }>>(
    new Map(),
  );
  const from = records.map(({ id }) => id);

  const begin = (
    what: Doing,
    steps: readonly MoveStep[],
    after: (results: readonly StepResult<MoveStep>[]) => void,
  ) => {
    const all = notBegun(steps);
    setDoing(what);
    run.start(async (go) => after(await go(all)), all);
  };

  return {
    run,
    doing,
    /** Whether a reference was replaced, and can be restored. */
    canUndo: moves.size > 0,
    replace: (uses: readonly FoundUse[], to: PickerOption) => {
      const next = new Map(moves);
      const steps = uses.flatMap((found) =>
        found.named.map((using): MoveStep => {
          const key = stepKey(found, using);
          const last = next.get(key);
          const move = last?.to === to.value ? last.move : moveOf({ path, from, movables }, found, using, to);
          next.set(key, { name: using.name, to: to.value, move });
          return {
            key,
            name: using.name,
            isOwn: found.use.tag === 'users' && isOwnAccount(using),
            run: move.run,
          };
        }),
      );
      // With another role, the user may not be allowed to go on.
      steps.sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
      begin('replacing', steps, (results) => {
        const gone = new Set(results.filter(({ outcome }) => outcome === 'gone').map(({ step }) => step.key));
        setMoves(new Map([...next].filter(([key, { move }]) => move.isSent() && !gone.has(key))));
        readAgain();
      });
    },
    undo: () => {
      const steps = [...moves].map(([key, { name, move }]) => ({ key, name, run: move.undo }));
      begin('undoing', steps, (results) => {
        const left = new Set(results.filter(isUnfinished).map(({ step }) => step.key));
        setMoves(new Map([...moves].filter(([key]) => left.has(key))));
        readAgain();
      });
    },
    remove:
      remove &&
      (() => {
        const steps = records.map(({ id, name }) => ({
          key: id,
          name,
          run: () => removal(() => remove(id), { path, id, name }),
        }));
        begin('deleting', steps, (results) => {
          if (results.every(({ state }) => state === 'done')) onAllDeleted();
          else readAgain();
          inState(results, 'done').forEach(({ step }) => onDeleted?.(Number(step.key)));
        });
      }),
  };
};

export type ReplacingRun = ReturnType<typeof useReplacing>;
