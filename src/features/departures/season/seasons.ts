import { addDays, daysBetween, type PlainDate } from '@/lib/dates';

/** A time of the year in which most travel in Nepal: before the monsoon, or after it. */
export interface TravelSeason {
  name: string;
  from: PlainDate;
  to: PlainDate;
}

const springOf = (year: number): TravelSeason => ({
  name: `Spring ${year}`,
  from: `${year}-03-01`,
  to: `${year}-05-31`,
});
const autumnOf = (year: number): TravelSeason => ({
  name: `Autumn ${year}`,
  from: `${year}-09-01`,
  to: `${year}-11-30`,
});

const seasonsNear = (date: PlainDate): TravelSeason[] => {
  const year = Number(date.slice(0, 4));
  return [springOf(year), autumnOf(year), springOf(year + 1)];
};

/** Whether a part of the week that begins on this day is in season. */
export const isInSeason = (week: PlainDate): boolean =>
  seasonsNear(week).some(({ from, to }) => week <= to && addDays(week, 6) >= from);

/** A season with fewer days left is over for who wants to sell it. */
const WORTH_SELLING = 28;

/** The season that is to be sold: the running one as long as a good part of it is left, else the next. */
export const seasonAhead = (today: PlainDate): TravelSeason => {
  const found = seasonsNear(today).find(({ to }) => daysBetween(today, to) >= WORTH_SELLING);
  return found ?? autumnOf(Number(today.slice(0, 4)));
};
