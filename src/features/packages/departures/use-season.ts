import { useEffect, useState } from 'react';
import { useDraft, useDraftReturn } from '@/components/form-page/use-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { isUnfinished } from '@/components/run/run-steps';
import { useLatest } from '@/components/use-latest';
import { withDraft } from '@/lib/draft';
import { emptyDraft, isFilledIn, type SeasonDraft } from './season-draft';
import { useSeasonRun } from './use-season-run';

/**
 * A season from its plan to its results, whether it is on display or not. Leaving asks while one of them would be lost,
 * unless somebody else asks already.
 */
export const useSeason = (packageId: number, asksAlready: () => boolean) => {
  const [draft, setDraft] = useState(emptyDraft);
  const run = useSeasonRun(packageId);
  const unfinished =
    run.results.length > 0 ? run.running || run.results.some(isUnfinished) : isFilledIn(draft);
  const latest = useLatest(unfinished);
  const guard = useLeaveGuard(`season-${packageId}`, unfinished, {
    isDirty: () => (run.isRunning() || latest.current) && !asksAlready(),
  });

  const stored = useDraft(`/packages/${packageId}/departures/create?mode=season`, 'Create a season');
  const { offer, discard } = useDraftReturn(stored, (kept) => {
    setDraft(withDraft(emptyDraft, kept));
  });
  const { keep } = stored;
  useEffect(() => {
    keep(() => ({ values: unfinished ? draft : {} }));
  }, [draft, unfinished, keep]);

  return {
    draft,
    /** What an earlier visit left. */
    offer: unfinished ? undefined : offer,
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
    /** Lets go of the plan; one of which nothing was created yet can be had back. */
    leave: () => {
      if (run.results.length === 0) discard('The plan of the season was discarded.', draft);
      else stored.drop();
    },
  };
};
