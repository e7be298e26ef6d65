import { claimsCell, claimsIn } from '@/domain/nepal/tables/claims';
import { BS_YEARS, toAd, toBs } from '@/lib/dates/bikram-sambat';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { nepalChanges } from '@/lib/storage/nepal-changes';
import { derived, type TableRow, usedRows } from '@/lib/storage/table-changes';
import { feastData, feastKey, feastName } from './feast-table';

/** A feast in a year of Bikram Sambat, with each date that a source has for it. */
export interface FeastDay {
  /** What tells it from other feasts, the same in all years, whatever its name and the language. */
  key: string;
  name: string;
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
  return date === undefined
    ? []
    : [{ key: 'newYear', name: feastName('newYear'), year, dates: [date], sources: [] }];
});

const { readOn, sources, feasts, days: given } = feastData;

const rowId = (feast: string, year: number) => `${feast} ${year}`;

const keyById = new Map(given.map(({ feast, year }) => [rowId(feast, year), feast]));

/** The feasts of the table, each with its dates and their sources. */
export const givenFeasts: readonly TableRow[] = given.map(({ feast, year, dates }) => ({
  id: rowId(feast, year),
  inLanguages: [{ name: feasts[feast]?.en ?? feast }, { name: feasts[feast]?.ne ?? feast }],
  cells: {
    name: feastName(feast),
    year: String(year),
    dates: claimsCell(
      Object.entries(dates)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([text, by = []]) => ({ text, sources: by.flatMap((source) => sources[source]?.name ?? []) })),
    ),
    asOf: readOn,
  },
}));

const feastDayOf = ({ id, cells }: TableRow): FeastDay => {
  const claims = claimsIn(cells.dates).filter(({ text }) => isPlainDate(text));
  return {
    key: keyById.get(id) ?? feastKey(cells.name ?? ''),
    name: cells.name ?? '',
    year: Number(cells.year),
    dates: claims.map(({ text }) => text),
    sources: claims.map(({ sources }) => sources.join(', ')),
  };
};

/** All known feasts, as they are in this browser. */
export const feastDays = derived(nepalChanges.feasts.get, (changes): readonly FeastDay[] => [
  ...newYears,
  ...usedRows(givenFeasts, changes)
    .map(feastDayOf)
    .filter(({ dates }) => dates.length > 0),
]);

/** The name of a feast by its key. */
export const feastLabel = (key: string): string =>
  feastDays().findLast((one) => one.key === key)?.name ?? feastName(key);

/** The date of a feast, by its key, in a year of Bikram Sambat; undefined if it is not published, or sources differ. */
export const feastDate = (feast: string, year: number): PlainDate | undefined => {
  const dates = feastDays().find((one) => one.key === feast && one.year === year)?.dates;
  return dates?.length === 1 ? dates[0] : undefined;
};

/** The date as many days from a feast, some years of Bikram Sambat later; undefined if either year's feast is unknown. */
export const fromFeast = (date: PlainDate, feast: string, years: number): PlainDate | undefined => {
  const year = isPlainDate(date) ? toBs(date)?.year : undefined;
  const [before, after] = year === undefined ? [] : [feastDate(feast, year), feastDate(feast, year + years)];
  return before !== undefined && after !== undefined ? addDays(after, daysBetween(before, date)) : undefined;
};

const allFeasts = derived(feastDays, (days) => [...new Set(days.map(({ key }) => key))]);

/** The keys of the feasts from which all the dates can move so many years, the nearest to them first. */
export const feastsToMoveFrom = (dates: readonly PlainDate[], years: number): string[] => {
  const valid = dates.filter(isPlainDate);
  if (valid.length === 0) return [];
  const distance = (feast: string) =>
    valid.reduce((sum, date) => {
      const day = feastDate(feast, toBs(date)?.year ?? 0);
      return day === undefined ? sum : sum + Math.abs(daysBetween(day, date));
    }, 0);
  return allFeasts()
    .filter((feast) => valid.every((date) => fromFeast(date, feast, years) !== undefined))
    .sort((a, b) => distance(a) - distance(b));
};
