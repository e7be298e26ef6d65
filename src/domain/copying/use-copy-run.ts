import { useRef, useState } from 'react';
import { inState, notBegun, type Open, type Step } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import type { CopyPart } from './copy-part';
import { type CopyStep, copySteps, differingIn, RECORD, type RemoveStep, removeSteps } from './copy-steps';

/** A record that was made for the copies, and is deleted with them. */
export interface MadeRecord {
  name: string;
  remove: () => Promise<unknown>;
}

/** Copies parts, and can undo it: the results, and functions to start, stop and retry. */
export const useCopyRun = () => {
  const run = useRun<CopyStep>();
  const undo = useRun<RemoveStep>();
  /** The steps whose copies differ from their originals. */
  const [differing, setDiffering] = useState<ReadonlySet<Step['key']>>(new Set());
  const begin = useRef<() => Promise<void>>(undefined);

  const resume = (which: Open, results = run.results) =>
    run.start(async (go) => {
      await begin.current?.();
      const after = await go(results, which);
      // The parts are there; whether they are whole is seen on the record, too.
      setDiffering(await differingIn(after).catch(() => new Set<Step['key']>()));
    }, results);

  return {
    ...run,
    undo,
    /** Whether an undo has deleted the record, too. */
    recordRemoved: !undo.running && inState(undo.results, 'done').some(({ step }) => step.key === RECORD),
    differing,
    start: (parts: readonly CopyPart[]) => {
      const made = copySteps(parts);
      begin.current = made.begin;
      undo.clear();
      resume('waiting', notBegun(made.steps));
    },
    /** Resumes the parts in that state. */
    resume: (which: Open) => resume(which),
    /** Deletes what was created, and then the record, if it was made for it. */
    undoCopied: (record: MadeRecord | undefined) => {
      const steps = notBegun(removeSteps(run.results, record));
      undo.start((go) => go(steps), steps);
    },
  };
};

export type CopyRun = ReturnType<typeof useCopyRun>;
