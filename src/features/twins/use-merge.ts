import { useState } from 'react';
import { isUnfinished } from '@/components/run/run-steps';
import { useBatch } from '@/components/run/use-batch';
import { type MergeOperation, type MergePlan, mergeSteps } from './merge-steps';

/** Makes one record of two, step by step, and can undo it. */
export const useMerge = () => {
  const batch = useBatch<MergeOperation>('merging');
  const [plan, setPlan] = useState<MergePlan>();
  return {
    ...batch,
    /** What was begun; it stays as it is while the records change. */
    plan,
    isDone: batch.problem === undefined && !batch.running && !batch.results.some(isUnfinished),
    merge: (next: MergePlan) => {
      const { steps, begin } = mergeSteps(next);
      setPlan(next);
      batch.start(steps, { begin });
    },
    /** Back to the choice. */
    clear: () => {
      setPlan(undefined);
      batch.clear();
    },
  };
};

export type Merge = ReturnType<typeof useMerge>;
