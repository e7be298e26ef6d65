import { useState } from 'react';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { isLeft } from '@/components/run/run-steps';
import { useDiscard } from '@/components/use-discard';
import { useLatest } from '@/components/use-latest';
import { emptyDraft, isFilledIn, type SeasonDraft } from './season-draft';
import { useSeasonRun } from './use-season-run';

/**
 * A season from its plan to its results, whether it is on display or not. Leaving asks while one of them would be lost,
 * unless somebody else asks already.
 */
export const useSeason = (packageId: number, asksAlready: () => boolean) => {
  const [draft, setDraft] = useState(emptyDraft);
  const run = useSeasonRun(packageId);
  const unfinished = run.results.length > 0 ? run.running || run.results.some(isLeft) : isFilledIn(draft);
  const latest = useLatest(unfinished);
  const guard = useLeaveGuard(
    `season-${packageId}`,
    unfinished,
    () => (run.isRunning() || latest.current) && !asksAlready(),
  );

  const letGo = useDiscard('season', setDraft);

  return {
    draft,
    change: (changes: Partial<SeasonDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
    },
    /** Goes back to an empty plan. */
    startOver: () => {
      run.clear();
      setDraft(emptyDraft);
    },
    run,
    guard,
    /** Lets go of a plan of which nothing was created yet. */
    leave: () => {
      if (run.results.length === 0) letGo('The plan of the season was discarded.', draft);
    },
  };
};
