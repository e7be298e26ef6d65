import { ApiError } from '@/api/errors/api-error';
import { NothingToDo, type Step, type StepResult } from './run-steps';
import type { UndoStep } from './undo-run';

/** What an operation resolves with if what it was to make exists. */
export const THERE = new NothingToDo($localize`there already`);

/** What it was to delete does not exist any more. */
export const GONE = new NothingToDo($localize`deleted already`);

/** What is done to one record of many, and how it is undone. */
export interface Operation<Outcome = unknown> extends Step<Outcome> {
  /** What the record is, or belongs to: "Departures", the name of its package. */
  group?: string;
  name: string;
  /** Undoes what was done by the outcome, or by what was sent; undefined if there is nothing to undo. */
  undo?(outcome: Outcome | undefined): (() => Promise<unknown>) | undefined;
}

/** An operation's call and its undo, which is offered once the call was, or may have been, sent. */
export const undoable = (
  run: () => Promise<unknown>,
  undo: () => Promise<unknown>,
): Pick<Operation, 'run' | 'undo'> => {
  let isSent = false;
  return {
    run: () => {
      isSent = true;
      return run();
    },
    undo: () => (isSent ? undo : undefined),
  };
};

/** The steps that undo what was done, the last first; `last` runs after them, if none failed. */
export const undoSteps = (results: readonly StepResult<Operation>[], last?: UndoStep): UndoStep[] => {
  const steps = results.toReversed().flatMap(({ step: { key, name, ...operation }, outcome }): UndoStep[] => {
    const run = operation.undo?.(outcome);
    return run ? [{ key, name, run }] : [];
  });
  if (!last) return steps;
  const left = new Set(steps.map(({ key }) => key));
  const run = async () => {
    if (left.size > 0)
      throw new ApiError('http', $localize`It stays, as not all of the rest could be undone.`);
    await last.run();
  };
  return [
    ...steps.map(({ run: undo, ...step }) => ({
      ...step,
      run: async () => {
        await undo();
        left.delete(step.key);
      },
    })),
    { ...last, run },
  ];
};
