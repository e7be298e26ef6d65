import { useRef, useState } from 'react';
import { inState, isUnfinished, notBegun, type Open } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import {
  type MergePlan,
  type MergeStep,
  mergeSteps,
  type UndoMergeStep,
  undoMergeSteps,
} from './merge-steps';

/** Makes one record of two, step by step, and can undo it. */
export const useMerge = () => {
  const run = useRun<MergeStep>();
  const undo = useRun<UndoMergeStep>();
  const [plan, setPlan] = useState<MergePlan>();
  const begin = useRef<() => Promise<void>>(undefined);

  const resume = (which: Open, results = run.results) =>
    run.start(async (go) => {
      await begin.current?.();
      await go(results, which);
    }, results);

  return {
    run,
    undo,
    /** What was begun; it stays as it is while the records change. */
    plan,
    isBusy: run.running || undo.running,
    isDone: run.problem === undefined && !run.running && !run.results.some(isUnfinished),
    isUndone: undo.results.length > 0,
    failed: inState(run.results, 'failed'),
    start: (next: MergePlan) => {
      const made = mergeSteps(next);
      begin.current = made.begin;
      setPlan(next);
      undo.clear();
      resume('waiting', notBegun(made.steps));
    },
    resume: (which: Open) => resume(which),
    undoAll: (which: Open = 'waiting') => {
      const steps = undo.results.length > 0 ? undo.results : notBegun(undoMergeSteps(run.results));
      undo.start((go) => go(steps, which), steps);
    },
    /** Back to the choice. */
    clear: () => {
      setPlan(undefined);
      run.clear();
      undo.clear();
    },
  };
};

export type Merge = ReturnType<typeof useMerge>;
