import { requireCreated } from '@/api/writes/created';
import { notBegun, type Open } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import { allDepartures, datesOf, departureBody, type Offer } from '@/domain/departures/departures';
import { leftToRemove, type RemoveStep } from '@/domain/departures/remove-created';
import { createDeparture } from '@/generated/api/departures/departures';
import type { PlainDate } from '@/lib/dates/dates';
import { createdIn, runSeason, type SeasonStep, seasonSteps } from './season-run';

/** Creates a season, and can undo it: its results, and functions to start, stop and retry; one run at a time. */
export const useSeasonRun = (packageId: number) => {
  const run = useRun<SeasonStep>({ by: 'season' });
  const undo = useRun<RemoveStep>({ by: 'undo' });
  const resume = (which: Open, results = run.results) =>
    run.start(
      (go) => runSeason(results, which, async () => datesOf(await allDepartures(packageId)), go),
      results,
    );

  return {
    ...run,
    undo,
    /** The departures that it created. */
    created: createdIn(packageId, run.results),
    isRunning: () => run.isRunning() || undo.isRunning(),
    start: (dates: readonly PlainDate[], offer: Offer) => {
      const steps = seasonSteps(dates, (date) =>
        requireCreated(createDeparture(packageId, departureBody(date, offer))),
      );
      resume('waiting', notBegun(steps));
    },
    /** Resumes the steps in that state, with their original offer. */
    resume: (which: Open) => resume(which),
    /** Deletes what was created. */
    undoCreated: () => {
      const steps = leftToRemove(createdIn(packageId, run.results), undo.results);
      undo.start((go) => go(steps), steps);
    },
    clear: () => {
      if (run.isRunning() || undo.isRunning()) return;
      run.clear();
      undo.clear();
    },
  };
};
