import { useState } from 'react';
import { inState, type Step } from '@/components/run/run-steps';
import { useBatch } from '@/components/run/use-batch';
import type { CopyPart } from './copy-part';
import { type CopyOperation, copySteps, differingIn } from './copy-steps';

/** The key of the step that deletes the record of the copies. */
export const RECORD = 'record';

/** Copies parts, and can undo it. */
export const useCopyRun = () => {
  const batch = useBatch<CopyOperation>('copying');
  /** The operations whose copies differ from their originals. */
  const [differing, setDiffering] = useState<ReadonlySet<Step['key']>>(new Set());
  return {
    ...batch,
    differing,
    /** Whether an undo has deleted the record, too. */
    recordRemoved:
      !batch.undo.running && inState(batch.undo.results, 'done').some(({ step }) => step.key === RECORD),
    copy: (parts: readonly CopyPart[]) => {
      const { steps, begin } = copySteps(parts);
      batch.start(steps, {
        begin,
        // The parts are there; whether they are whole is seen on the record, too.
        end: async (results) => setDiffering(await differingIn(results).catch(() => new Set<Step['key']>())),
      });
    },
  };
};

export type CopyRun = ReturnType<typeof useCopyRun>;
