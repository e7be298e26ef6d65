import { dayName } from '@/components/text/day-in-words';
import type { Display } from '@/components/text/display';
import type { DepartureLoad } from '@/domain/bookings/departure-load';
import type { Loads } from '@/domain/bookings/use-loads';
import { isActive, isPast } from '@/domain/departures/departures';
import { atLeast, loadInWords } from '@/domain/departures/load-words';
import type { Departure, Package } from '@/generated/model';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { daysIn } from '@/lib/dates/days-in';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { type Bar, barsOver, coverage, soldUntil, startsIn, travelledWeeks } from './bars';
import { isInSeason, type TravelSeason } from './seasons';

/** How well a departure is booked, for colour and sign. */
export type Occupancy = 'none' | 'some' | 'many' | 'unknown';

/** The number of bookings that counts as many: no API sends a capacity. */
const MANY = 5;

/** The colour and sign for the bookings of one or more departures. */
export interface Booked {
  standing: Occupancy;
  /** The number of bookings; undefined if there are none or it is unknown. */
  count: string | undefined;
  pending: boolean;
}

/** The bookings of departures together; `least` if the numbers may be too low, as they are if one is unknown. */
export const bookedOf = (loads: readonly (DepartureLoad | undefined)[], least: boolean): Booked => {
  const known = loads.filter((load) => load !== undefined);
  const isLeast = least || known.length < loads.length;
  const bookings = known.reduce((sum, load) => sum + load.bookings, 0);
  const few = bookings < MANY ? 'some' : 'many';
  return {
    standing: bookings > 0 ? few : isLeast ? 'unknown' : 'none',
    count: bookings > 0 ? atLeast(bookings, isLeast) : undefined,
    pending: known.some(({ pending }) => pending > 0),
  };
};

/** A departure on the board, as rendered. */
export interface BarView extends Bar, Booked {
  active: boolean;
  past: boolean;
}

/** A week of a package. */
export interface WeekView {
  week: PlainDate;
  label: string;
  /** In season, without travellers. */
  gap: boolean;
  /** The departures of the week, and their bookings; undefined if there are none. */
  starts: readonly Departure[];
  booked: Booked | undefined;
}

export interface RowView {
  bars: BarView[];
  lanes: number;
  weeks: WeekView[];
  until: PlainDate | undefined;
  covered: { covered: number; weeks: number };
}

/** What all rows of the board share. */
export interface BoardContext {
  weeks: readonly PlainDate[];
  loads: Loads;
  season: TravelSeason;
  today: PlainDate;
}

interface RowContext extends BoardContext {
  calendar: Display['calendar'];
}

const weekInWords = (
  of: Package,
  { week, starts, gap }: Pick<WeekView, 'week' | 'starts' | 'gap'>,
  { loads, calendar }: RowContext,
): string =>
  [
    $localize`Week of ${dayName(week, calendar)}:dayName:`,
    ...starts.map((departure) => {
      const load = loads.at(of, departure.departure_date);
      return [
        $localize`departure on ${dayName(departure.departure_date, calendar)}:dayName:`,
        !isActive(departure) && 'inactive',
        load && loadInWords(load, loads.share !== undefined),
      ]
        .filter(Boolean)
        .join(', ');
    }),
    starts.length === 0 && (gap ? $localize`no departure in season` : $localize`no departure`),
  ]
    .filter(Boolean)
    .join(': ');

/** The row of a package: its departures with their bookings, and its gaps. Without any departure it has no gaps. */
export const rowView = (of: Package, departures: readonly Departure[], context: RowContext): RowView => {
  const { weeks, loads, season, today } = context;
  const days = daysIn(of.duration);
  const travelled = travelledWeeks(departures, days);
  const { bars, lanes } = barsOver(departures, days, weeks);
  const booked = (some: readonly Departure[]) =>
    bookedOf(
      some.map(({ departure_date: date }) => loads.at(of, date)),
      loads.share !== undefined,
    );
  return {
    lanes,
    bars: bars.map((bar): BarView => ({
      ...bar,
      ...booked([bar.departure]),
      active: isActive(bar.departure),
      past: isPast(bar.departure, today),
    })),
    weeks: weeks.map((week): WeekView => {
      const starts = startsIn(departures, week);
      const view = {
        week,
        starts,
        gap: departures.length > 0 && addDays(week, 6) >= today && isInSeason(week) && !travelled.has(week),
      };
      return {
        ...view,
        booked: starts.length > 0 ? booked(starts) : undefined,
        label: weekInWords(of, view, context),
      };
    }),
    until: soldUntil(departures, today),
    covered: coverage(travelled, season, today),
  };
};

/** The coverage of the season, as text. */
export const coveredInWords = ({ covered, weeks }: RowView['covered'], { name }: TravelSeason): string =>
  $localize`${name}:name:: ${formatCount(covered)}:covered: of ${plural(weeks, { one: $localize`# week`, other: $localize`# weeks` })}:weeks:`;
