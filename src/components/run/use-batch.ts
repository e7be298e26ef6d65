import { useRef } from 'react';
import { lifetime } from '@/api/client/lifetime';
import type { WriteOrigin } from '@/api/client/written';
import { notifySuccess } from '@/components/notices/notices';
import { type Operation, undoSteps } from './operation';
import { inState, isBlocked, notBegun, type Open, type StepResult } from './run-steps';
import { type UndoStep, useUndoRun } from './undo-run';
import { useRun } from './use-run';

interface BatchOptions<O extends Operation> {
  /** Awaited before the operations, also when they go on. */
  begin?: (() => Promise<unknown>) | undefined;
  /** Called after them, and awaited. */
  end?: (results: readonly StepResult<O>[]) => unknown;
  /** Called after an undo. */
  afterUndo?: () => unknown;
  /** What is said of those that were done, with Undo, which the screen may be left before; nothing if undefined. */
  told?: {
    done: (done: readonly StepResult<O>[]) => string | undefined;
    undone: (count: number) => string;
  };
}

/** A run of operations that can be stopped, resumed and undone; listed as `by`. */
export const useBatch = <O extends Operation>(by: WriteOrigin) => {
  const run = useRun<O>({ by });
  const undo = useRun<UndoStep>({ by: 'undo' });
  const options = useRef<BatchOptions<O>>({});
  const undoneText = useRef<(count: number) => string>(String);
  const undoLater = useUndoRun((count) => undoneText.current(count));

  const tell = (results: readonly StepResult<O>[]) => {
    const done = inState(results, 'done');
    const { told } = options.current;
    const text = done.length > 0 ? told?.done(done) : undefined;
    if (!told || text === undefined) return;
    const steps = undoSteps(done);
    // Another run may have begun before somebody presses Undo.
    const undo = () => {
      undoneText.current = told.undone;
      undoLater(steps);
    };
    notifySuccess(text, steps.length > 0 ? { undo } : {});
  };

  const resume = (which: Open, results = run.results, before: readonly StepResult<O>[] = []) =>
    run.start(async (go) => {
      const session = lifetime();
      await options.current.begin?.();
      const tried = await go(results, which);
      // What waited for one that failed goes on with it.
      const after = isBlocked(results) && !isBlocked(tried) ? await go(tried) : tried;
      await options.current.end?.(after);
      // Another user may be next: nothing is shown, and no undo offered.
      if (!session.aborted) tell(after.filter((result) => !before.includes(result)));
    }, results);

  return {
    ...run,
    undo,
    busy: run.running || undo.running,
    /** Reads the current state, not that of the last render. */
    isRunning: () => run.isRunning() || undo.isRunning(),
    /** An undo was begun: nothing is done any more. */
    isUndone: undo.results.length > 0,
    /** Whether operations can be undone, and are not; counted only where it is shown. */
    isUndoable: () => undoSteps(run.results).length > inState(undo.results, 'done').length,
    start: (operations: readonly O[], next: BatchOptions<O> = {}) => {
      options.current = next;
      undo.clear();
      resume('waiting', notBegun(operations));
    },
    /** Starts further operations; of the earlier ones, `done` stay with them unless they were undone. */
    add: (operations: readonly O[], done: readonly StepResult<O>[], next: BatchOptions<O>) => {
      const undone = new Set(inState(undo.results, 'done').map(({ step }) => step.key));
      const kept = done.filter(({ step }) => !undone.has(step.key));
      options.current = next;
      undo.clear();
      resume('waiting', [...kept, ...notBegun(operations)], kept);
    },
    /** Resumes the operations in that state. */
    resume: (which: Open) => resume(which),
    /** Undoes all, or what is left of it. */
    undoAll: (last?: UndoStep) => {
      const before = undo.results.map((result) =>
        result.state === 'failed' ? { step: result.step, state: 'waiting' as const } : result,
      );
      const steps = before.length > 0 ? before : notBegun(undoSteps(run.results, last));
      undo.start(async (go) => {
        await go(steps);
        await options.current.afterUndo?.();
      }, steps);
    },
    clear: () => {
      run.clear();
      undo.clear();
    },
  };
};

export type Batch<O extends Operation> = ReturnType<typeof useBatch<O>>;
