import { useState } from 'react';
import { useRun } from '@/components/run/use-run';
import type { DayTexts } from './itinerary-values';
import { planServer } from './plan-server';
import { type CallStep, type PossibleDays, type RunEnd, runPlan } from './run-plan';

/** Saves an itinerary: its calls, and the function to start or retry; one run at a time. */
export const usePlanRun = (packageId: number, onEnd: (end: RunEnd) => void) => {
  const run = useRun<CallStep>({ dependent: true, by: 'itinerary' });
  const [problem, report] = useState<string>();
  const [server] = useState(() => planServer(packageId));
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
      problem ??
      (run.problem &&
        $localize`The itinerary could not be read, so nothing was sent. ${run.problem}:problem:`),
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
