import { isUnread } from '@/api/unread';
import { dayName } from '@/components/day-in-words';
import type { Display } from '@/components/display';
import type { DepartureLoad } from '@/domain/bookings/departure-load';
import type { Loads } from '@/domain/bookings/use-loads';
import { isActive, isPast } from '@/domain/departures/departures';
import { atLeast, loadInWords } from '@/domain/departures/load-words';
import type { Departure, Package } from '@/generated/model';
import { addDays, type PlainDate } from '@/lib/dates';
import { daysIn } from '@/lib/days-in';
import { counted } from '@/lib/plural';
import { type Bar, barsOver, coverage, soldUntil, startsIn, travelledWeeks } from './bars';
import { isInSeason, type TravelSeason } from './seasons';

/** How well a departure is booked, as colour and sign show it. */
export type Standing = 'none' | 'some' | 'many' | 'unknown';

/** From so many bookings on they are many: how many places there are, no API says. */
const MANY = 5;

/** What colour and sign show of the bookings of a departure, or of several. */
export interface Booked {
  standing: Standing;
  /** How many bookings; nothing where there are none, or nobody knows. */
  count: string | undefined;
  pending: boolean;
}

/** The bookings of departures together; `least` where the numbers may be too low, as they are where one is not known. */
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

/** A departure over the weeks, as it is rendered. */
export interface BarView extends Bar, Booked {
  active: boolean;
  past: boolean;
}

/** A week of a package. */
export interface WeekView {
  week: PlainDate;
  label: string;
  /** In season, and nobody is on the way. */
  gap: boolean;
  /** The departures that set out, and their bookings; nothing where there are none. */
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
    `Week of ${dayName(week, calendar)}`,
    ...starts.map((departure) => {
      const load = loads.at(of, departure.departure_date);
      return [
        `departure on ${dayName(departure.departure_date, calendar)}`,
        !isActive(departure) && !isUnread(departure, 'status') && 'inactive',
        load && loadInWords(load, loads.share !== undefined),
      ]
        .filter(Boolean)
        .join(', ');
    }),
    starts.length === 0 && (gap ? 'no departure in season' : 'no departure'),
  ]
    .filter(Boolean)
    .join(': ');

/** A package over the weeks: its departures with their bookings, and its gaps. One without any departure has no gaps. */
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

/** How much of the season is covered, in words. */
export const coveredInWords = ({ covered, weeks }: RowView['covered'], { name }: TravelSeason): string =>
  `${name}: ${covered} of ${counted(weeks, 'week', 'weeks')}`;
