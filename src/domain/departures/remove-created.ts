import { ApiError, isGone } from '@/api/errors/api-error';
import { inState, notBegun, type Step, type StepResult } from '@/components/run/run-steps';
import { deleteDeparture } from '@/generated/api/departures/departures';
import type { Departure } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { allDepartures } from './departures';

/** The departure of a step. */
export interface DepartureKey {
  packageId: number;
  date: PlainDate;
}

/** A departure that a run created, with an id that not every API returns. */
export interface CreatedDeparture extends DepartureKey {
  /** The key of the step that created it. */
  key: Step['key'];
  id: number | undefined;
}

export type RemoveStep = Step & DepartureKey;

interface Calls {
  list: (packageId: number) => Promise<readonly Departure[]>;
  remove: (packageId: number, id: number) => Promise<unknown>;
}

const ofTheApi: Calls = {
  list: (packageId) => allDepartures(packageId),
  remove: (packageId, id) => deleteDeparture(packageId, id),
};

/** The only departure on a date that had none before the run; throws if somebody else has also created one. */
const aloneOn = (rows: readonly Departure[], date: PlainDate): number | undefined => {
  const [first, second] = rows.filter((row) => row.departure_date === date);
  if (second)
    throw new ApiError(
      'malformed',
      $localize`There are several departures on this day now. Delete yours by hand.`,
    );
  return first?.id;
};

/** Steps that delete what a run created, and nothing else, even if the API did not return its id. */
export const removeSteps = (
  created: readonly CreatedDeparture[],
  { list, remove }: Calls = ofTheApi,
): RemoveStep[] =>
  created.map(({ id: known, ...departure }) => ({
    ...departure,
    run: async () => {
      const { packageId, date } = departure;
      // Some APIs answer with the package instead.
      const own = known === packageId ? undefined : known;
      const id = own ?? aloneOn(await list(packageId), date);
      if (id === undefined) return;
      await remove(packageId, id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
  }));

/** What an undo still has to delete, after what an earlier attempt deleted: that date may be somebody else's by now. */
export const leftToRemove = (
  created: readonly CreatedDeparture[],
  before: readonly StepResult<RemoveStep>[],
): StepResult<RemoveStep>[] => {
  const deleted = inState(before, 'done');
  const gone = new Set(deleted.map(({ step }) => step.key));
  return [...deleted, ...notBegun(removeSteps(created.filter(({ key }) => !gone.has(key))))];
};
