import { ApiError, isGone } from '@/api/errors';
import { savedId } from '@/api/saved-id';
import { inState, type Step, type StepResult } from '@/components/run/run-steps';
import { datesOf } from '@/domain/departures/departures';
import type { Departure } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';

/** Which departure a step is about. */
export interface Place {
  packageId: number;
  date: PlainDate;
}

/** What became of a departure: it was created, under an id that not every API says, or it was there already. */
type Made = { made: true; id: number | undefined } | { made: false };

export interface CreateStep extends Step<Made>, Place {}

export type RemoveStep = Step & Place;

interface Calls {
  list: (packageId: number) => Promise<readonly Departure[]>;
  create: (place: Place) => Promise<unknown>;
}

const keyOf = ({ packageId, date }: Place) => `${packageId} ${date}`;

/** Reads what a package has once in a run; the next run looks again. */
const lookOnce = (list: Calls['list']) => {
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
 * A step for each departure. Before a package's first one its list is read: what is there meanwhile, by a failure that had
 * been saved after all or by somebody else, is not created again. `forget` comes before each run.
 */
export const createSteps = (places: readonly Place[], { list, create }: Calls) => {
  const { days, forget } = lookOnce(list);
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

/** The departures that a run has created. */
export const madeIn = (results: readonly StepResult<CreateStep>[]) =>
  inState(results, 'done').filter(({ outcome }) => outcome?.made);

interface UndoCalls extends Pick<Calls, 'list'> {
  remove: (packageId: number, id: number) => Promise<unknown>;
}

/**
 * The departure that is alone on a day that had none before the run. Where somebody else has made one there, too, nobody
 * can tell which is ours.
 */
const aloneOn = (rows: readonly Departure[], date: PlainDate): number | undefined => {
  const [first, second] = rows.filter((row) => row.departure_date === date);
  if (second)
    throw new ApiError('malformed', 'There are several departures on this day now. Delete yours by hand.');
  return first?.id;
};

/** Deletes what a run has created, and nothing else, also where the API did not say its id. */
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
