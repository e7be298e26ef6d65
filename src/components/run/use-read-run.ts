import { useRef, useState } from 'react';
import { lifetime } from '@/api/client/lifetime';
import { inState, isUnfinished, notBegun, type Step, type StepResult } from './run-steps';
import { runUnfolding, unfolded } from './unfolding';
import { useRun } from './use-run';

interface ReadOutcome<Found> {
  found: readonly Found[];
  /** What is missing from it, as a sentence. */
  lacks?: string | undefined;
  /** What has to be read as well. */
  more?: readonly ReadStep<Found>[];
}

/** The reading of a list, or of a record that its list says too little about. */
export interface ReadStep<Found> extends Step<ReadOutcome<Found>> {
  name: string;
}

type ReadResults<Found> = readonly StepResult<ReadStep<Found>>[];

const AT_ONCE = 4;

const stopped = $localize`It was not read, as you stopped.`;

/** What was not read, or not whole, and why. */
const unreadIn = <Found>(results: ReadResults<Found>) =>
  results.flatMap(({ step: { key, name }, outcome, reason, state }) => {
    const why = isUnfinished({ state }) ? (reason ?? stopped) : outcome?.lacks;
    return why === undefined ? [] : [{ key, name, reason: why }];
  });

/** What a reading has found when it ended, and whether that is all. */
interface Read<Found> {
  found: readonly Found[];
  isWhole: boolean;
}

const foundIn = <Found>(results: ReadResults<Found>): readonly Found[] =>
  results.flatMap(({ outcome }) => outcome?.found ?? []);

/** A run that only reads, and what it has found so far: it can be stopped and resumed. */
export const useReadRun = <Found>() => {
  const run = useRun<ReadStep<Found>>({ atOnce: AT_ONCE });
  const results = unfolded(run.results);
  const [found, setFound] = useState<readonly Found[]>([]);
  const end = useRef<(read: Read<Found>) => unknown>(undefined);

  const begin = (
    steps: () => readonly ReadStep<Found>[] | Promise<readonly ReadStep<Found>[]>,
    from: ReadResults<Found>,
    which?: 'failed',
  ) =>
    run.start(async (go) => {
      const session = lifetime();
      setFound(foundIn(from));
      const goAndShow: typeof go = async (...round) => {
        const after = await go(...round);
        setFound(foundIn(after));
        return after;
      };
      const all = [...from, ...notBegun(await steps())];
      const ended = await runUnfolding(goAndShow, which ? await goAndShow(all, which) : all);
      if (!session.aborted)
        await end.current?.({ found: foundIn(ended), isWhole: unreadIn(ended).length === 0 });
    }, from);

  return {
    ...run,
    results,
    /** What was found, as far as a round ended: first that of the lists, then that of single records. */
    found,
    unread: unreadIn(results),
    isResumable: !run.running && results.some(isUnfinished),
    /** Reads the steps, and keeps the results in `kept`; calls `onEnd` with what all found, unless the session has ended. */
    read: (steps: Parameters<typeof begin>[0], onEnd?: typeof end.current, kept: ReadResults<Found> = []) => {
      end.current = onEnd;
      begin(steps, kept);
    },
    /** Reads what failed, and what a stop has left out. */
    resume: () => begin(() => [], results, inState(results, 'failed').length > 0 ? 'failed' : undefined),
  };
};

/** The state of such a run, for the components that show it. */
export type ReadRun<Found> = ReturnType<typeof useReadRun<Found>>;
