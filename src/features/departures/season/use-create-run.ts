import { useRef } from 'react';
import { requireCreated } from '@/api/writes/created';
import { notBegun, type Open } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import { allDepartures, departureBody, type Offer } from '@/domain/departures/departures';
import { type DepartureKey, leftToRemove, type RemoveStep } from '@/domain/departures/remove-created';
import { createDeparture } from '@/generated/api/departures/departures';
import { type CreateStep, createSteps, madeIn } from './create-run';

/** Creates departures of several packages, and can undo it: the results, and functions to start, stop and retry. */
export const useCreateRun = () => {
  const run = useRun<CreateStep>({ by: 'season' });
  const undo = useRun<RemoveStep>({ by: 'undo' });
  const forget = useRef<() => void>(undefined);

  const resume = (which: Open, results = run.results) => {
    run.start((go) => {
      forget.current?.();
      return go(results, which);
    }, results);
  };

  return {
    ...run,
    undo,
    start: (places: readonly DepartureKey[], offer: Offer) => {
      const made = createSteps(places, {
        list: (packageId) => allDepartures(packageId),
        create: ({ packageId, date }) =>
          requireCreated(createDeparture(packageId, departureBody(date, offer))),
      });
      forget.current = made.forget;
      undo.clear();
      resume('waiting', notBegun(made.steps));
    },
    /** Resumes the departures in that state. */
    resume: (which: Open) => resume(which),
    /** Deletes what was created. */
    undoCreated: () => {
      const steps = leftToRemove(madeIn(run.results), undo.results);
      undo.start((go) => go(steps), steps);
    },
    clear: () => {
      run.clear();
      undo.clear();
    },
  };
};

export type CreateRun = ReturnType<typeof useCreateRun>;
