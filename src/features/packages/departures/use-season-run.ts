import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { created201 } from '@/api/created';
import { reasonOf } from '@/api/errors';
import { useSingleRun } from '@/components/use-single-run';
import { createDeparture } from '@/generated/api/departures/departures';
import type { PlainDate } from '@/lib/dates';
import { allDepartures, datesOf, departureBody, type Offer } from './departures';
import { runSeason, type SeasonRow } from './season-run';

/** A season being created: its rows, and the ways to start, stop and retry; one run at a time. */
export const useSeasonRun = (packageId: number) => {
  const [rows, setRows] = useState<SeasonRow[]>([]);
  const [offer, setOffer] = useState<Offer>();
  const [problem, setProblem] = useState<string>();
  const { begin, end, stop, isRunning, isStopped } = useSingleRun();

  const { mutate, isPending } = useMutation({
    meta: { handled: true },
    mutationFn: (run: { rows: readonly SeasonRow[]; which: 'waiting' | 'failed'; offer: Offer }) =>
      runSeason(run.rows, run.which, {
        existing: async () => datesOf(await allDepartures(packageId)),
        create: (date) =>
          created201((options) => createDeparture(packageId, departureBody(date, run.offer), options)),
        onRows: setRows,
        isStopped,
      }),
    onError: (error) => {
      setProblem(reasonOf(error));
    },
    onSettled: end,
  });

  const run = (all: readonly SeasonRow[], which: 'waiting' | 'failed', as: Offer) => {
    if (!begin()) return;
    setProblem(undefined);
    mutate({ rows: all, which, offer: as });
  };

  return {
    rows,
    running: isPending,
    isRunning,
    /** Why a run could not begin. */
    problem,
    start: (dates: readonly PlainDate[], as: Offer) => {
      if (isRunning()) return;
      const all = dates.map((date): SeasonRow => ({ date, state: 'waiting' }));
      setOffer(as);
      setRows(all);
      run(all, 'waiting', as);
    },
    /** Goes on with the rows in that state, as when they were started. */
    resume: (which: 'waiting' | 'failed') => {
      if (offer) run(rows, which, offer);
    },
    stop,
    clear: () => {
      if (!isRunning()) setRows([]);
    },
  };
};
