import { useRef } from 'react';
import { allPages } from '@/components/data-table/all-pages';
import { notBegun, type Step, type StepResult } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import { homestayListing } from '@/domain/listings/rules/homestay-rules';
import { hotelListing } from '@/domain/listings/rules/hotel-rules';
import {
  type CheckedListing,
  checkPackage,
  checkStays,
  departingIn,
  gapsIn,
  type Measure,
  measureForCheck,
} from '@/domain/listings/shop-check';
import { shopHealth } from '@/domain/listings/shop-health';
import { listDepartures } from '@/generated/api/departures/departures';
import { listHomestays } from '@/generated/api/homestays/homestays';
import { listHotels } from '@/generated/api/hotels/hotels';
import { getPackage, listPackages } from '@/generated/api/packages/packages';
import { todayInNepal } from '@/lib/dates';
import { maxPerPage } from '@/lib/list-search';

type SweepStep = Step<CheckedListing[]>;

const noted = () => undefined;
const pageOf = (page: number) => ({ page, per_page: maxPerPage });

/** A package by itself: its record and its departures, two calls at a time, and its images. */
const packageStep = (id: number, measure: Measure): SweepStep => ({
  key: `package ${id}`,
  run: async () => {
    const [record, departures] = await Promise.all([
      getPackage(id),
      allPages((page) => listDepartures(id, pageOf(page)), noted),
    ]);
    return [await checkPackage(record.data, departures, todayInNepal(), measure)];
  },
});

const staySteps = (measure: Measure): SweepStep[] => [
  {
    key: 'homestays',
    run: async () =>
      checkStays(homestayListing, await allPages((page) => listHomestays(pageOf(page)), noted), measure),
  },
  {
    key: 'hotels',
    run: async () =>
      checkStays(hotelListing, await allPages((page) => listHotels(pageOf(page)), noted), measure),
  },
];

const isOpen = ({ state }: StepResult<SweepStep>) => state === 'waiting';
const isSeen = ({ state }: StepResult<SweepStep>) => state === 'done';

/** Keeps what was seen; a look that saw nothing leaves the last result alone. */
const keep = (results: readonly StepResult<SweepStep>[]) => {
  if (!results.some(isSeen)) return;
  const listings = results.flatMap(({ outcome = [] }) => outcome);
  shopHealth.set({
    at: Date.now(),
    seen: listings.length,
    failed: results.filter(({ state }) => state === 'failed').length,
    skipped: results.filter(isOpen).length,
    ...gapsIn(listings),
    departures: departingIn(listings),
    undated: listings.filter(({ departures }) => departures === undefined).length,
  });
};

/** One look over everything that is for sale: begun by a person, paused and gone on with, or stopped at any time. */
export const useSweep = () => {
  const run = useRun<SweepStep>();
  const { results, running } = run;
  const stopped = useRef(false);

  const close = (after: readonly StepResult<SweepStep>[]) => {
    keep(after);
    run.clear();
  };
  const finish = (after: readonly StepResult<SweepStep>[]) => {
    if (stopped.current || !after.some(isOpen)) close(after);
  };
  const begin = (work: Parameters<typeof run.start>[0], from: readonly StepResult<SweepStep>[]) => {
    stopped.current = false;
    run.start(work, from);
  };

  return {
    results,
    running,
    problem: run.problem,
    paused: !running && results.some(isOpen),
    start: () =>
      begin(async (go) => {
        const packages = await allPages((page) => listPackages(pageOf(page)), noted);
        const measure = measureForCheck();
        const steps = [...packages.map(({ id }) => packageStep(id, measure)), ...staySteps(measure)];
        finish(await go(notBegun(steps)));
      }, []),
    pause: run.stop,
    goOn: () => begin(async (go) => finish(await go(results)), results),
    /** Ends the look, at once when it is paused, else after the call that is on its way; what was seen is kept. */
    stop: () => {
      if (running) {
        stopped.current = true;
        run.stop();
      } else close(results);
    },
  };
};

/** The look, as the parts of the dashboard see it. */
export type Sweep = ReturnType<typeof useSweep>;
