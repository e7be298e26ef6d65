import { BS_YEARS, toAd, toBs } from '@/lib/dates/bikram-sambat';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { feastSources } from './feast-sources';
import { type Feast, feastNames, feastTable } from './feast-table';

/** A feast in a year of Bikram Sambat, with each date that a source has for it. */
export interface FeastDay {
  feast: Feast;
  year: number;
  dates: readonly PlainDate[];
  /** Who has each date, in order of the dates. */
  sources: readonly string[];
}

const newYears = Array.from(
  { length: BS_YEARS.last - BS_YEARS.first + 1 },
  (_, index) => BS_YEARS.first + index,
).flatMap((year): FeastDay[] => {
  const date = toAd(year, 1, 1);
  return date === undefined ? [] : [{ feast: 'newYear', year, dates: [date], sources: [] }];
});

/** All known feasts. */
export const feastDays: readonly FeastDay[] = [
  ...newYears,
  ...feastTable.map(([feast, year, dates]): FeastDay => {
    const days = Object.keys(dates).sort();
    const sources = days.map((day) =>
      (dates[day] ?? []).map((source) => feastSources[source].name).join(', '),
    );
    return { feast, year, dates: days, sources };
  }),
];

/** The date of a feast in a year of Bikram Sambat; undefined if it is not published, or sources differ. */
export const feastDate = (feast: Feast, year: number): PlainDate | undefined => {
  const dates = feastDays.find((one) => one.feast === feast && one.year === year)?.dates;
  return dates?.length === 1 ? dates[0] : undefined;
};

/** The date as many days from a feast, some years of Bikram Sambat later; undefined if either year's feast is unknown. */
export const fromFeast = (date: PlainDate, feast: Feast, years: number): PlainDate | undefined => {
  const year = isPlainDate(date) ? toBs(date)?.year : undefined;
  const [before, after] = year === undefined ? [] : [feastDate(feast, year), feastDate(feast, year + years)];
  return before !== undefined && after !== undefined ? addDays(after, daysBetween(before, date)) : undefined;
};

const isFeast = (name: string): name is Feast => name in feastNames;
const allFeasts = Object.keys(feastNames).filter(isFeast);

/** The feasts from which all the dates can move so many years, the nearest to them first. */
export const feastsToMoveFrom = (dates: readonly PlainDate[], years: number): Feast[] => {
  const valid = dates.filter(isPlainDate);
  if (valid.length === 0) return [];
  const distance = (feast: Feast) =>
    valid.reduce((sum, date) => {
      const day = feastDate(feast, toBs(date)?.year ?? 0);
      return day === undefined ? sum : sum + Math.abs(daysBetween(day, date));
    }, 0);
  return allFeasts
    .filter((feast) => valid.every((date) => fromFeast(date, feast, years) !== undefined))
    .sort((a, b) => distance(a) - distance(b));
};
