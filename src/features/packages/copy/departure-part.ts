import { dayInWords } from '@/components/text/day-in-words';
import { display } from '@/components/text/display';
import type { CopyPart, HeldPart } from '@/domain/copying/copy-part';
import { allDepartures } from '@/domain/departures/departures';
import { createDeparture, deleteDeparture } from '@/generated/api/departures/departures';
import type { Departure, DepartureInput } from '@/generated/model';
import { shortWeekdayOf } from '@/lib/dates/dates';
import type { MovedDeparture, MovedState } from './moved-departures';

const bodyOf = (date: string, { discount_percent, offer_title, status }: Departure): DepartureInput => ({
  departure_date: date,
  discount_percent: discount_percent ?? 0,
  ...(offer_title ? { offer_title } : {}),
  status,
});

const heldOf = (rows: readonly Departure[]): HeldPart[] =>
  rows.map((row) => ({
    id: row.id,
    key: row.departure_date,
    content: JSON.stringify(bodyOf(row.departure_date, row)),
  }));

const nameOf = (date: string) =>
  date && `${shortWeekdayOf(date)} ${dayInWords(date, display.get().calendar)}`;

const leftOut: Partial<Record<MovedState, string>> = {
  exists: $localize`on days that have one`,
  past: $localize`past`,
  twice: $localize`on the day of another`,
  unknown: $localize`without a known date`,
};

interface Departures {
  packageId: number;
  /** Those of the original; undefined until they are read. */
  moved: readonly MovedDeparture[] | undefined;
  /** Those that the package has. */
  held: readonly Departure[];
}

/** The departures of a package, on their new dates. */
export const departurePart = ({ packageId, moved, held }: Departures): CopyPart => ({
  id: 'departures',
  title: $localize`Departures`,
  unread: moved === undefined,
  items: (moved ?? []).map(({ departure, date = '', state }) => {
    const body = bodyOf(date, departure);
    return {
      key: date,
      content: JSON.stringify(body),
      name: nameOf(date),
      left: leftOut[state],
      create: () => createDeparture(packageId, body),
    };
  }),
  held: heldOf(held),
  read: async () => heldOf(await allDepartures(packageId)),
  remove: (id) => deleteDeparture(packageId, id),
});
