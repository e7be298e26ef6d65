import { useRef } from 'react';
import { lifetime } from '@/api/client/lifetime';
import type { WriteOrigin } from '@/api/client/written';
import { ApiError } from '@/api/errors/api-error';
import { notifySuccess } from '@/components/notices/notices';
import { inState, notBegun, type Open, type Step, type StepResult } from './run-steps';
import { type UndoStep, useUndoRun } from './undo-run';
import { useRun } from './use-run';

/** What is done to one record of many, and how it is undone. */
export interface Operation<Outcome = unknown> extends Step<Outcome> {
  /** What the record is, or belongs to: "Departures", the name of its package. */
  group?: string;
  name: string;
  /** Undoes what was done by the outcome, or by what was sent; undefined if there is nothing to undo. */
  undo?(outcome: Outcome | undefined): (() => Promise<unknown>) | undefined;
}

interface BatchOptions<O extends Operation> {
  /** Awaited before the operations, also when they go on. */
  begin?: (() => Promise<unknown>) | undefined;
  /** Called after them, and awaited. */
  end?: (results: readonly StepResult<O>[]) => unknown;
  /** What is said of those that were done, with Undo, which the screen may be left before; nothing if undefined. */
  told?: {
    done: (done: readonly StepResult<O>[]) => string | undefined;
    undone: (count: number) => string;
  };
}

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

/** A run of operations that can be stopped, resumed and undone; listed as `by`. */
export const useBatch = <O extends Operation>(by: WriteOrigin) => {
  const run = useRun<O>({ by });
  const undo = useRun<UndoStep>({ by: 'undo' });
  const options = useRef<BatchOptions<O>>({});
  const undoLater = useUndoRun((count) => options.current.told?.undone(count) ?? '');

  const tell = (results: readonly StepResult<O>[]) => {
    const done = inState(results, 'done');
    const text = done.length > 0 ? options.current.told?.done(done) : undefined;
    const steps = undoSteps(done);
    if (text !== undefined) notifySuccess(text, steps.length > 0 ? { undo: () => undoLater(steps) } : {});
  };

  const resume = (which: Open, results = run.results) =>
    run.start(async (go) => {
      const session = lifetime();
      await options.current.begin?.();
      const after = await go(results, which);
      await options.current.end?.(after);
      // Another user may be next: nothing is shown, and no undo offered.
      if (!session.aborted) tell(after);
    }, results);

  const undone = inState(undo.results, 'done').length;
  return {
    ...run,
    undo,
    busy: run.running || undo.running,
    /** Reads the current state, not that of the last render. */
    isRunning: () => run.isRunning() || undo.isRunning(),
    /** An undo was begun: nothing is done any more. */
    isUndone: undo.results.length > 0,
    /** How many operations can be undone, and are not. */
    undoable: undoSteps(run.results).length - undone,
    start: (operations: readonly O[], next: BatchOptions<O> = {}) => {
      options.current = next;
      undo.clear();
      resume('waiting', notBegun(operations));
    },
    /** Resumes the operations in that state. */
    resume: (which: Open) => resume(which),
    /** Undoes all, or what is left of it. */
    undoAll: (last?: UndoStep) => {
      const before = undo.results.map((result) =>
        result.state === 'failed' ? { step: result.step, state: 'waiting' as const } : result,
      );
      const steps = before.length > 0 ? before : notBegun(undoSteps(run.results, last));
      undo.start((go) => go(steps), steps);
    },
    clear: () => {
      run.clear();
      undo.clear();
    },
  };
};

export type Batch<O extends Operation> = ReturnType<typeof useBatch<O>>;
