import { addDays, daysBetween, type PlainDate } from '@/lib/dates/dates';
import { inDigits } from '@/lib/formats/formats';

/** A main travel season of Nepal, before or after the monsoon. */
export interface TravelSeason {
  name: string;
  from: PlainDate;
  to: PlainDate;
}

const springOf = (year: number): TravelSeason => ({
  name: $localize`Spring ${inDigits(year)}:year:`,
  from: `${year}-03-01`,
  to: `${year}-05-31`,
});
const autumnOf = (year: number): TravelSeason => ({
  name: $localize`Autumn ${inDigits(year)}:year:`,
  from: `${year}-09-01`,
  to: `${year}-11-30`,
});

const seasonsNear = (date: PlainDate): TravelSeason[] => {
  const year = Number(date.slice(0, 4));
  return [springOf(year), autumnOf(year), springOf(year + 1)];
};

/** Whether the week that begins on this date overlaps a season. */
export const isInSeason = (week: PlainDate): boolean =>
  seasonsNear(week).some(({ from, to }) => week <= to && addDays(week, 6) >= from);

/** The fewest days left, for which a season is still worth selling. */
const WORTH_SELLING = 28;

/** The season to sell: the current one if enough of it is left, else the next. */
export const seasonAhead = (today: PlainDate): TravelSeason => {
  const found = seasonsNear(today).find(({ to }) => daysBetween(today, to) >= WORTH_SELLING);
  return found ?? autumnOf(Number(today.slice(0, 4)));
};
