import { useEffect, useRef } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '@/api/session';
import { inState, notBegun } from '@/components/run/run-steps';
import { type Go, useRun } from '@/components/run/use-run';
import { allBookingsQuery } from '@/domain/bookings/travel-query';
import { shopHealth } from '@/domain/listings/shop-health';
import { todayInNepal } from '@/lib/dates/dates';
import { monthOf } from '@/lib/dates/months';
import { homeReading } from './home-reading';
import { bookingSteps } from './read-bookings';
import { listingSteps } from './read-listings';
import { pageSteps } from './read-pages';
import { type ReadResult, type ReadStep, unfolded } from './read-step';
import { vendorSteps } from './read-vendors';
import { gapsIn } from './shop-check';
import { allBookingsIn, isWhole, listingsIn, summaryOf } from './summary';

/** The most steps to run before the user has to ask for more. */
const bound = 1_000;

const isWaiting = ({ state }: ReadResult) => state === 'waiting';
const isFailed = ({ state }: ReadResult) => state === 'failed';

/** Stores the results; a reading without any result keeps the previous ones. */
const keep = (results: readonly ReadResult[]) => {
  if (inState(results, 'done').length === 0) return;
  const listings = listingsIn(results);
  const at = Date.now();
  shopHealth.set({
    at,
    seen: listings.length,
    whole: isWhole(results, 'listings'),
    ...gapsIn(listings),
  });
  homeReading.set(summaryOf(results, { at, month: monthOf(todayInNepal()) }));
};

/** Stores the results unless the session ended meanwhile: they are not the next user's. */
const storeUnlessEnded = async (client: QueryClient, work: () => Promise<readonly ReadResult[]>) => {
  const end = new AbortController();
  const forget = onSessionEnd(() => end.abort());
  try {
    const results = unfolded(await work());
    if (end.signal.aborted) return;
    keep(results);
    // For every screen that needs travel dates.
    const rows = allBookingsIn(results);
    if (rows) client.setQueryData(allBookingsQuery({}).queryKey, { rows });
  } finally {
    forget();
  }
};

/** Runs the steps that the results have found, until there are no new ones or the user stops it. */
const readOn = async (go: Go<ReadStep>, from: readonly ReadResult[]): Promise<readonly ReadResult[]> => {
  const after = await go(from);
  const next = unfolded(after);
  return next.length === after.length || after.some(isWaiting) ? next : readOn(go, next);
};

/** Reads all listings, other public pages, vendors and bookings: started, stopped and resumed by the user. */
export const useReading = () => {
  const client = useQueryClient();
  const run = useRun<ReadStep>();
  const { running, stop } = run;
  const results = unfolded(run.results);
  const done = inState(results, 'done').length;
  const before = useRef(0);

  useEffect(() => {
    if (running && done - before.current >= bound) stop();
  }, [running, done, stop]);

  const begin = (work: (go: Go<ReadStep>) => Promise<readonly ReadResult[]>, from: readonly ReadResult[]) => {
    before.current = inState(from, 'done').length;
    run.start((go) => storeUnlessEnded(client, () => work(go)), from);
  };

  return {
    running,
    pausedUntil: run.pausedUntil,
    problem: run.problem,
    done,
    total: results.length,
    /** Whether the number of steps is known. */
    counted: results.some(({ outcome }) => outcome?.more !== undefined),
    waiting: results.some(isWaiting),
    failed: results.some(isFailed),
    start: () => {
      const steps = [...listingSteps(), ...pageSteps, ...vendorSteps, ...bookingSteps(todayInNepal())];
      begin((go) => readOn(go, notBegun(steps)), []);
    },
    /** Reads what failed or is unfinished. */
    resume: () =>
      begin(
        async (go) => readOn(go, results.some(isFailed) ? await go(results, 'failed') : results),
        results,
      ),
    stop,
  };
};

/** The reading, for the sections of the start page. */
export type Reading = ReturnType<typeof useReading>;
