import type { PageOptions } from '@/components/data-table/column';
import { departuresQuery } from '@/domain/departures/departures';
import type { Departure } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { nearestFirst } from '@/lib/dates/nearest-first';
import { maxPerPage, type Paging } from '@/lib/lists/list-search';
import { pageOfAll } from '@/lib/lists/paging';

const collator = new Intl.Collator('en', { numeric: true });

/** Sorts by a field, `-` for descending, missing values last; by default upcoming, then past ones, nearest first. */
export const sortDepartures = (
  rows: readonly Departure[],
  sort: string | undefined,
  today: PlainDate,
): Departure[] => {
  const byDate = (a: Departure, b: Departure) => collator.compare(a.departure_date, b.departure_date);
  const key = sort?.replace(/^-/, '') as keyof Departure | undefined;
  if (!key) return nearestFirst(rows, today, ({ departure_date }) => departure_date);
  const direction = sort?.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [a[key] ?? '', b[key] ?? ''];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return direction * collator.compare(String(left), String(right)) || byDate(a, b);
  });
};

/** A page of a package's departures, all of which are read at once: the API cannot sort upcoming ones first. */
export const departurePages =
  (packageId: number, today: PlainDate): PageOptions<Paging, Departure> =>
  ({ page = 1, per_page = maxPerPage, sort }) => ({
    queryKey: [...departuresQuery(packageId).queryKey, 'page', { page, per_page, sort, today }],
    queryFn: async ({ client }) => {
      const rows = await client.query(departuresQuery(packageId));
      return pageOfAll(sortDepartures(rows, sort, today), page, per_page);
    },
  });
