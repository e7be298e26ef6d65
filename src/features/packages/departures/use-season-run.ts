import { requireCreated } from '@/api/writes/created';
import { notBegun, type Open } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import { allDepartures, datesOf, departureBody, type Offer } from '@/domain/departures/departures';
import { createDeparture } from '@/generated/api/departures/departures';
import type { PlainDate } from '@/lib/dates/dates';
import { runSeason, type SeasonStep, seasonSteps } from './season-run';

/** Creates a season: its results, and functions to start, stop and retry; one run at a time. */
export const useSeasonRun = (packageId: number) => {
  const run = useRun<SeasonStep>({ by: 'season' });
  const resume = (which: Open, results = run.results) =>
    run.start(
      (go) => runSeason(results, which, async () => datesOf(await allDepartures(packageId)), go),
      results,
    );

  return {
    ...run,
    start: (dates: readonly PlainDate[], offer: Offer) => {
      const steps = seasonSteps(dates, (date) =>
        requireCreated(createDeparture(packageId, departureBody(date, offer))),
      );
      resume('waiting', notBegun(steps));
    },
    /** Resumes the steps in that state, with their original offer. */
    resume: (which: Open) => resume(which),
    clear: () => {
      if (!run.isRunning()) run.clear();
    },
  };
};
