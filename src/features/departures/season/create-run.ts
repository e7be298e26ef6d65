import { savedId } from '@/api/tolerant/saved-id';
import { inState, type Step, type StepResult } from '@/components/run/run-steps';
import { datesOf } from '@/domain/departures/departures';
import type { CreatedDeparture, DepartureKey } from '@/domain/departures/remove-created';
import type { Departure } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';

/** The result for a departure: created, with an id that not every API returns, or it already existed. */
type Made = { made: true; id: number | undefined } | { made: false };

export interface CreateStep extends Step<Made>, DepartureKey {}

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
export const madeIn = (results: readonly StepResult<CreateStep>[]): CreatedDeparture[] =>
  inState(results, 'done').flatMap(({ step: { key, packageId, date }, outcome }) =>
    outcome?.made ? [{ key, packageId, date, id: outcome.id }] : [],
  );
