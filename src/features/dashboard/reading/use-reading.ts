import { useEffect, useRef } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '@/api/session';
import { sortName } from '@/api/tolerant/other-names';
import { inState } from '@/components/run/run-steps';
import { runUnfolding, unfolded } from '@/components/run/unfolding';
import { type Go, useRun } from '@/components/run/use-run';
import { type BookingPages, bookingPages } from '@/domain/bookings/booking-pages';
import { readTravel, type Travel } from '@/domain/bookings/read-travel';
import { allBookingsQuery } from '@/domain/bookings/travel-query';
import { shopHealth } from '@/domain/listings/shop-health';
import { owedOf } from '@/domain/vendors/owed';
import { listBookings } from '@/generated/api/bookings/bookings';
import { listRoleOptions } from '@/generated/api/roles/roles';
import { getUser, listUsers } from '@/generated/api/users/users';
import type { Booking, User } from '@/generated/model';
import { type PlainDate, todayInNepal } from '@/lib/dates/dates';
import { type Month, monthAfter, monthOf, rangeOfMonth } from '@/lib/dates/months';
import { formatCount } from '@/lib/formats/formats';
import { allPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { personName, unnamedReference } from '@/lib/records/record-name';
import { isVendorRole } from '@/lib/records/vendor-role';
import { forgetWholeLists } from '@/resources/whole-list';
import type { SummedBooking } from './booking-sums';
import { homeReading } from './home-reading';
import { keepOutcomes, keptOutcome } from './kept-outcomes';
import { listingSteps } from './read-listings';
import { pageSteps } from './read-pages';
import { begun, type ReadOutcome, type ReadResult, type ReadStep, signOf } from './read-step';
import { gapsIn } from './shop-check';
import { allBookingsIn, isWhole, listingsIn, replacesListings, summaryOf } from './summary';
import { useTurns, useUnasked } from './unasked';

/** The months to read, relative to the current one, most important first. */
const wanted = [1, 2, 3, -1, 4, 5, -2, -3, -4, -5, -6];

const summed = (booking: Booking): SummedBooking => {
  const { id, status, service_type, service_id, start_date, total_amount, paid_amount } = booking;
  return { id, status, service_type, service_id, start_date, total_amount, paid_amount };
};

const ofMonth = (month: Month, { days, total }: Travel): ReadOutcome => ({
  bookings: { month, rows: [...days.values()].flat().map(summed), of: total },
});

const monthStep = (pages: BookingPages, month: Month): ReadStep => ({
  key: `bookings of ${month}`,
  what: $localize`the bookings of ${month}:month:`,
  about: 'bookings',
  run: async () => {
    const travel = await readTravel(pages, rangeOfMonth(month));
    return 'days' in travel ? ofMonth(month, travel) : {};
  },
});

const pageStep = (pages: BookingPages, page: number): ReadStep => ({
  key: `page ${page} of the bookings`,
  what: $localize`page ${formatCount(page)}:page: of the bookings`,
  about: 'all bookings',
  run: async () => ({ page: (await pages.page(page)).data }),
});

/** Reads the bookings of twelve months, by month; by page if the API does not sort by travel date. */
const bookingSteps = (today: PlainDate): readonly ReadStep[] => [
  {
    key: 'bookings',
    what: $localize`the bookings`,
    about: 'bookings',
    run: async () => {
      const sort = sortName('start_date');
      const pages = bookingPages((page) => listBookings({ page, per_page: maxPerPage, sort }));
      const month = monthOf(today);
      const travel = await readTravel(pages, rangeOfMonth(month));
      if ('undated' in travel) return { bookings: { rows: [], undated: true } };
      if ('days' in travel) {
        const more = wanted.map((by) => monthStep(pages, monthAfter(month, by)));
        return { ...ofMonth(month, travel), more };
      }
      return { more: Array.from({ length: travel.pages }, (_, index) => pageStep(pages, index + 1)) };
    },
  },
];

const nameOf = (user: User) => personName(user) ?? unnamedReference(user.id);

/** Reads a vendor with the profile, which the contract guarantees only for the user's own record. */
const vendorStep = (user: User): ReadStep => ({
  key: `/users/${user.id}`,
  what: nameOf(user),
  about: 'vendors',
  sign: signOf(user),
  run: async () => {
    const { data } = await getUser(user.id);
    const { id, profile } = data;
    return { vendor: { id, name: nameOf(data), owed: owedOf(profile), silent: !profile } };
  },
});

/** Finds the users with the role of a vendor; filtered again here, as an API may ignore the filter. */
const vendorSteps: readonly ReadStep[] = [
  {
    key: 'vendors',
    what: $localize`the vendors`,
    about: 'vendors',
    run: async () => {
      const role = (await listRoleOptions()).data.find(isVendorRole)?.id;
      if (role === undefined) return { noVendorRole: true };
      const users = await allPages((page) => listUsers({ role, page, per_page: maxPerPage }));
      const vendors = users.filter(({ roles }) => roles?.some(({ id }) => id === role));
      return vendors.length === 0 ? { noVendorRole: true } : { more: vendors.map(vendorStep) };
    },
  },
];

/** The most steps to run before the user has to ask for more. */
const bound = 1_000;

const isWaiting = ({ state }: ReadResult) => state === 'waiting';
const isFailed = ({ state }: ReadResult) => state === 'failed';

/** Stores the results; a reading without any result keeps the previous ones. */
const keep = (results: readonly ReadResult[], stopped = false) => {
  if (inState(results, 'done').length === 0) return;
  const at = Date.now();
  const listings = listingsIn(results);
  if (replacesListings(results, shopHealth.get()))
    shopHealth.set({
      at,
      seen: listings.length,
      whole: isWhole(results, 'listings'),
      ...gapsIn(listings),
    });
  const before = homeReading.get();
  homeReading.set({ ...summaryOf(results, { at, today: todayInNepal(), before }), stopped });
  keepOutcomes(results, at, !results.some(isWaiting));
};

/** Stores the results unless the session ended meanwhile: they are not the next user's. */
const storeUnlessEnded = async (
  client: QueryClient,
  work: () => Promise<readonly ReadResult[]>,
  isStopped: () => boolean,
) => {
  const end = new AbortController();
  const forget = onSessionEnd(() => end.abort());
  try {
    const results = unfolded(await work());
    if (end.signal.aborted) return;
    keep(results, isStopped());
    // For every screen that needs travel dates.
    const rows = allBookingsIn(results);
    if (rows) client.setQueryData(allBookingsQuery({}).queryKey, { rows });
  } finally {
    forget();
  }
};

/** The time between two summaries while it is running, in milliseconds. */
const SUM_EVERY = 1_000;

/** Shows what has been read so far, until the session ends. */
const useSums = (running: boolean, results: readonly ReadResult[]) => {
  const ended = useRef(false);
  const summed = useRef(0);
  useEffect(
    () =>
      onSessionEnd(() => {
        ended.current = true;
      }),
    [],
  );
  useEffect(() => {
    if (!running || ended.current || Date.now() - summed.current < SUM_EVERY) return;
    summed.current = Date.now();
    keep(results);
  }, [running, results]);
};

/** Reads all listings, other public pages, vendors and bookings: by itself, or when the user asks; stopped and resumed. */
export const useReading = () => {
  const client = useQueryClient();
  const turns = useTurns();
  const run = useRun<ReadStep>({ atOnce: 6, turn: turns.turn });
  const { running } = run;
  const results = unfolded(run.results);
  const done = inState(results, 'done').length;
  const before = useRef(0);
  const stopped = useRef(false);
  useSums(running, results);

  const stop = () => {
    stopped.current = true;
    turns.halt();
    run.stop();
  };
  useEffect(() => {
    if (running && done - before.current >= bound) stop();
  });

  const begin = (
    work: (go: Go<ReadStep>) => Promise<readonly ReadResult[]>,
    { from = [], unasked = false }: { from?: readonly ReadResult[]; unasked?: boolean } = {},
  ) => {
    if (run.isRunning()) return;
    before.current = inState(from, 'done').length;
    stopped.current = false;
    turns.begin(unasked);
    run.start(
      (go) =>
        storeUnlessEnded(
          client,
          () => work(go),
          () => stopped.current,
        ),
      from,
    );
  };
  const start = (unasked: boolean) => {
    if (!unasked) forgetWholeLists(client);
    const steps = [
      ...listingSteps(client),
      ...pageSteps(client),
      ...vendorSteps,
      ...bookingSteps(todayInNepal()),
    ];
    const reused = new Set<ReadStep['key']>();
    const known = (step: ReadStep) => {
      const outcome = keptOutcome(step);
      if (outcome) reused.add(step.key);
      return outcome;
    };
    const beginStep = begun(unasked ? known : undefined);
    const again = (result: ReadResult) => (reused.has(result.step.key) ? begun()(result.step) : result);
    begin(
      async (go) => {
        const results = await runUnfolding(go, steps.map(beginStep), beginStep);
        return turns.isUnasked() ? results : runUnfolding(go, results.map(again), begun());
      },
      { unasked },
    );
  };
  useUnasked(() => start(true));

  return {
    running,
    /** Whether it runs without having been asked for. */
    unasked: running && turns.unasked,
    pausedUntil: run.pausedUntil,
    problem: run.problem,
    done,
    total: results.length,
    /** Whether the number of steps is known. */
    counted: results.some(({ outcome }) => outcome?.more !== undefined),
    waiting: results.some(isWaiting),
    failed: results.some(isFailed),
    /** Reads everything, all at once: also what is being read unasked, and what an earlier reading knows. */
    refresh: () => (running ? turns.hurry() : start(false)),
    /** Reads what failed or is unfinished. */
    resume: () =>
      begin(
        async (go) =>
          runUnfolding(go, results.some(isFailed) ? await go(results, 'failed') : results, begun()),
        { from: results },
      ),
    stop,
  };
};

/** The reading, for the sections of the start page. */
export type Reading = ReturnType<typeof useReading>;
