import { ApiError, isGone } from '@/api/errors/api-error';
import { savedId } from '@/api/tolerant/saved-id';
import { inState, type Step, type StepResult } from '@/components/run/run-steps';
import { datesOf } from '@/domain/departures/departures';
import type { Departure } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';

/** The departure of a step. */
export interface DepartureKey {
  packageId: number;
  date: PlainDate;
}

/** The result for a departure: created, with an id that not every API returns, or it already existed. */
type Made = { made: true; id: number | undefined } | { made: false };

export interface CreateStep extends Step<Made>, DepartureKey {}

export type RemoveStep = Step & DepartureKey;

interface Calls {
  list: (packageId: number) => Promise<readonly Departure[]>;
  create: (place: DepartureKey) => Promise<unknown>;
}

const keyOf = ({ packageId, date }: DepartureKey) => `${packageId} ${date}`;

/** Reads a package's departures once per run; the next run reads them again. */
const listOnce = (list: Calls['list']) => {
  const known = new Map<number, Promise<ReadonlySet<PlainDate>>>();
  return {
    days: (packageId: number) => {
      const days = known.get(packageId) ?? list(packageId).then(datesOf);
      known.set(packageId, days);
      return days;
    },
    forget: () => known.clear(),
  };
};

/**
 * A step for each departure. The package's list is read before its first one: what exists by then, from a failed
 * request that was saved after all or from somebody else, is not created again. Call `forget` before each run.
 */
export const createSteps = (places: readonly DepartureKey[], { list, create }: Calls) => {
  const { days, forget } = listOnce(list);
  const steps = places.map(({ packageId, date }): CreateStep => ({
    key: keyOf({ packageId, date }),
    packageId,
    date,
    run: async () => {
      if ((await days(packageId)).has(date)) return { made: false };
      return { made: true, id: savedId(await create({ packageId, date })) };
    },
  }));
  return { steps, forget };
};

/** The departures that a run created. */
export const madeIn = (results: readonly StepResult<CreateStep>[]) =>
  inState(results, 'done').filter(({ outcome }) => outcome?.made);

interface UndoCalls extends Pick<Calls, 'list'> {
  remove: (packageId: number, id: number) => Promise<unknown>;
}

/** The only departure on a date that had none before the run; throws if somebody else has also created one. */
const aloneOn = (rows: readonly Departure[], date: PlainDate): number | undefined => {
  const [first, second] = rows.filter((row) => row.departure_date === date);
  if (second)
    throw new ApiError('malformed', 'There are several departures on this day now. Delete yours by hand.');
  return first?.id;
};

/** Deletes what a run created, and nothing else, even if the API did not return its id. */
export const removeSteps = (
  results: readonly StepResult<CreateStep>[],
  { list, remove }: UndoCalls,
): RemoveStep[] =>
  madeIn(results).map(({ step: { key, packageId, date }, outcome }) => ({
    key,
    packageId,
    date,
    run: async () => {
      const known = outcome?.made ? outcome.id : undefined;
      const id = known ?? aloneOn(await list(packageId), date);
      if (id === undefined) return;
      await remove(packageId, id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
  }));
