import { useEffect, useState } from 'react';
import { useDraft } from '@/components/form-page/use-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { useLatest } from '@/components/hooks/use-latest';
import { isUnfinished } from '@/components/run/run-steps';
import { useBatch } from '@/components/run/use-batch';
import { type CreateDeparture, createDepartures } from '@/domain/departures/create-departures';
import type { PlainDate } from '@/lib/dates/dates';
import { withDraft } from '@/lib/storage/draft';
import { emptyDraft, isFilledIn, type SeasonDraft } from './season-draft';

/** The state of a season, displayed or not. Its guard asks before unsaved work is lost, unless another guard does. */
export const useSeason = (packageId: number, asksAlready: () => boolean) => {
  const [draft, setDraft] = useState(emptyDraft);
  const run = useBatch<CreateDeparture>('season');
  const unfinished =
    run.results.length > 0
      ? run.busy || (!run.isUndone && run.results.some(isUnfinished))
      : isFilledIn(draft);
  const latest = useLatest(unfinished);
  const guard = useLeaveGuard(`season-${packageId}`, unfinished, {
    isDirty: () => (run.isRunning() || latest.current) && !asksAlready(),
  });

  const { offer, discard, keep, drop } = useDraft(
    `/packages/${packageId}/departures/create?mode=season`,
    { label: $localize`Create a season` },
    (kept) => setDraft(withDraft(emptyDraft, kept)),
  );
  useEffect(() => {
    keep(() => ({ values: unfinished ? draft : {} }));
  }, [draft, unfinished, keep]);

  return {
    draft,
    /** The draft of an earlier visit. */
    offer: unfinished ? undefined : offer,
    change: (changes: Partial<SeasonDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
    },
    /** Starts again with an empty plan. */
    startOver: () => {
      run.clear();
      setDraft(emptyDraft);
    },
    run,
    create: (dates: readonly PlainDate[]) => {
      const places = dates.map((date) => ({ packageId, date }));
      const { operations, begin } = createDepartures(places, draft.offer);
      run.start(operations, { begin });
    },
    guard,
    /** Discards the plan; it can be restored if nothing was created yet. */
    leave: () => {
      if (run.results.length === 0) discard($localize`The plan of the season was discarded.`, draft);
      else drop();
    },
  };
};
