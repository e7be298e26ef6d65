import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { created201 } from '@/api/created';
import { reasonOf } from '@/api/errors';
import { useSingleRun } from '@/components/use-single-run';
import { createItinerary, deleteItinerary, updateItinerary } from '@/generated/api/itineraries/itineraries';
import { getPackage } from '@/generated/api/packages/packages';
import { savedDays, type DayTexts } from './itinerary-values';
import type { Call } from './plan';
import { runPlan, type PossibleDays, type RunEnd, type Step } from './run-plan';

async function send(packageId: number, call: Call): Promise<number | undefined> {
  switch (call.kind) {
    case 'add':
      return (await created201((options) => createItinerary(packageId, call.texts, options))).data.id;
    case 'change':
      await updateItinerary(packageId, call.id, call.texts);
      return undefined;
    case 'delete':
      await deleteItinerary(packageId, call.id);
      return undefined;
  }
}

/** The saving of an itinerary: its steps, and the way to start it, also again; one run at a time. */
export const usePlanRun = (packageId: number, onEnd: (end: RunEnd) => void) => {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [problem, setProblem] = useState<string>();
  const { begin, end } = useSingleRun();

  const clear = () => {
    setSteps([]);
    setProblem(undefined);
  };
  const { mutate, isPending } = useMutation({
    meta: { handled: true },
    mutationFn: ({ days, left }: { days: readonly DayTexts[]; left: PossibleDays }) =>
      runPlan(days, left, steps, {
        read: async () => savedDays((await getPackage(packageId)).data),
        send: (call) => send(packageId, call),
        onSteps: setSteps,
      }),
    onSuccess: (outcome) => {
      if (outcome.kind === 'done') clear();
      onEnd(outcome);
    },
    onError: (error) =>
      setProblem(`The itinerary could not be read, so nothing was sent. ${reasonOf(error)}`),
    onSettled: end,
  });

  return {
    steps,
    running: isPending,
    /** Why a run could not begin. */
    problem,
    /** Tells of such a problem that was there before a run. */
    report: setProblem,
    start: (days: readonly DayTexts[], left: PossibleDays) => {
      if (!begin()) return;
      setProblem(undefined);
      mutate({ days, left });
    },
    /** Forgets how the last run went. */
    clear,
  };
};
