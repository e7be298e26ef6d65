import { useState } from 'react';
import { savedId } from '@/api/tolerant/saved-id';
import { requireCreated } from '@/api/writes/created';
import { filledIn } from '@/api/writes/resource';
import { useRun } from '@/components/run/use-run';
import { createItinerary, deleteItinerary } from '@/generated/api/itineraries/itineraries';
import { getPackage } from '@/generated/api/packages/packages';
import { changesOf } from '@/lib/values/changes';
import { type DayTexts, itineraryOf, savedDays } from './itinerary-values';
import type { PlanCall } from './plan';
import { type CallStep, type PossibleDays, type RunEnd, runPlan } from './run-plan';

const send = async (
  packageId: number,
  days: ReturnType<typeof itineraryOf>,
  call: PlanCall,
): Promise<number | undefined> => {
  switch (call.kind) {
    case 'add':
      return savedId(await requireCreated(createItinerary(packageId, filledIn(call.texts))));
    case 'change':
      await days.change(call.id, changesOf(call.texts, call.before), call.before);
      return undefined;
    case 'delete':
      await deleteItinerary(packageId, call.id);
      return undefined;
  }
};

/** Saves an itinerary: its calls, and the function to start or retry; one run at a time. */
export const usePlanRun = (packageId: number, onEnd: (end: RunEnd) => void) => {
  const run = useRun<CallStep>({ dependent: true, by: 'itinerary' });
  const [problem, report] = useState<string>();
  const [days] = useState(() => itineraryOf(packageId));
  const server = {
    read: async () => savedDays((await getPackage(packageId)).data),
    send: (call: PlanCall) => send(packageId, days, call),
  };
  const clear = () => {
    run.clear();
    report(undefined);
  };

  return {
    results: run.results,
    running: run.running,
    pausedUntil: run.pausedUntil,
    /** Why a run could not begin. */
    problem:
      problem ?? (run.problem && `The itinerary could not be read, so nothing was sent. ${run.problem}`),
    /** Sets such a problem before a run. */
    report,
    start: (wanted: readonly DayTexts[], left: PossibleDays) => {
      report(undefined);
      run.start(async (go) => {
        const outcome = await runPlan(wanted, left, run.results, server, go);
        if (outcome.kind === 'done') clear();
        onEnd(outcome);
      });
    },
    /** Resets the results of the last run. */
    clear,
  };
};
