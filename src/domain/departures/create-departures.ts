import { ApiError, isGone } from '@/api/errors/api-error';
import { savedId } from '@/api/tolerant/saved-id';
import { requireCreated } from '@/api/writes/created';
import { type Operation, THERE } from '@/components/run/operation';
import { NothingToDo } from '@/components/run/run-steps';
import { createDeparture, deleteDeparture } from '@/generated/api/departures/departures';
import type { Departure } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { allDepartures, datesOf, departureBody, type Offer } from './departures';

/** A departure of a package, on a date. */
export interface DepartureKey {
  packageId: number;
  date: PlainDate;
}

/** Creates a departure; resolves with its id, which not every API returns. */
export interface CreateDeparture extends Operation<NothingToDo | { id: number | undefined }>, DepartureKey {}

interface Calls {
  list: (packageId: number) => Promise<readonly Departure[]>;
  create: (place: DepartureKey, offer: Offer) => Promise<unknown>;
  remove: (packageId: number, id: number) => Promise<unknown>;
}

const ofTheApi: Calls = {
  list: (packageId) => allDepartures(packageId),
  create: ({ packageId, date }, offer) =>
    requireCreated(createDeparture(packageId, departureBody(date, offer))),
  remove: (packageId, id) => deleteDeparture(packageId, id),
};

/** The only departure on a date that had none before; throws if somebody else has also created one. */
const aloneOn = (rows: readonly Departure[], date: PlainDate): number | undefined => {
  const [first, second] = rows.filter((row) => row.departure_date === date);
  if (second)
    throw new ApiError(
      'malformed',
      $localize`There are several departures on this day now. Delete yours by hand.`,
    );
  return first?.id;
};

/**
 * Creates departures of one package or several; `nameOf` names their packages. The list of each package is read once,
 * before its first one: what exists by then, from a failed request that was saved after all or from somebody else, is
 * neither created nor undone. Call `begin` before each run: it rejects if the only package cannot be read.
 */
export const createDepartures = (
  places: readonly DepartureKey[],
  offer: Offer,
  nameOf: (packageId: number) => string = String,
  { list, create, remove }: Calls = ofTheApi,
) => {
  const known = new Map<number, Promise<ReadonlySet<PlainDate>>>();
  const days = (packageId: number) => {
    const read = known.get(packageId) ?? list(packageId).then(datesOf);
    known.set(packageId, read);
    return read;
  };
  const [first] = places;
  const isOne = places.every(({ packageId }) => packageId === first?.packageId);
  return {
    begin: async () => {
      known.clear();
      if (first && isOne) await days(first.packageId);
    },
    operations: places.map(({ packageId, date }): CreateDeparture => ({
      key: `${packageId} ${date}`,
      group: nameOf(packageId),
      name: date,
      packageId,
      date,
      run: async () =>
        (await days(packageId)).has(date) ? THERE : { id: savedId(await create({ packageId, date }, offer)) },
      undo: (created) =>
        created === undefined || created instanceof NothingToDo
          ? undefined
          : async () => {
              // Some APIs answer with the package instead.
              const own = created.id === packageId ? undefined : created.id;
              const id = own ?? aloneOn(await list(packageId), date);
              if (id === undefined) return;
              await remove(packageId, id).catch((error: unknown) => {
                if (!isGone(error)) throw error;
              });
            },
    })),
  };
};
