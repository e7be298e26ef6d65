import { queryOptions } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { ApiError } from '@/api/errors';
import { allPages } from '@/components/data-table/all-pages';
import type { PageOptions } from '@/components/data-table/column';
import { sayDays } from '@/components/say-days';
import { getListDeparturesQueryKey, listDepartures } from '@/generated/api/departures/departures';
import type { Departure, DepartureInput } from '@/generated/model';
import { comparePlainDates, isPlainDate, type PlainDate } from '@/lib/dates';
import { maxPerPage, type Paging } from '@/lib/list-search';
import { typedNumber } from '@/lib/typed-number';

/** Every departure of a package, however the backend pages. */
export const allDepartures = (packageId: number, signal?: AbortSignal): Promise<Departure[]> =>
  allPages(
    (page) => listDepartures(packageId, { page, per_page: maxPerPage }, undefined, signal),
    () => undefined,
  );

export const departuresQuery = (packageId: number) =>
  queryOptions({
    queryKey: [...getListDeparturesQueryKey(packageId), 'all'],
    queryFn: ({ signal }) => allDepartures(packageId, signal),
  });

/** The days on which there is a departure. */
export const datesOf = (rows: readonly Departure[]): ReadonlySet<PlainDate> =>
  new Set(rows.map(({ departure_date }) => departure_date));

export const departuresLink = (packageId: number) =>
  linkOptions({ to: '/packages/$packageId/departures', params: { packageId } });

/** What is offered with a departure, as the fields hold it. */
export interface Offer {
  discount_percent: number | string;
  offer_title: string;
  status: boolean;
}

export const newOffer: Offer = { discount_percent: 0, offer_title: '', status: true };

/** A departure on a day as the API takes it: without a title when there is none, status as 1 or 0. */
export const departureBody = (departure_date: PlainDate, offer: Offer): DepartureInput => ({
  departure_date,
  discount_percent: typedNumber(offer.discount_percent) ?? 0,
  ...(offer.offer_title.trim() === '' ? {} : { offer_title: offer.offer_title.trim() }),
  status: offer.status ? 1 : 0,
});

/** Whether a departure lies before `today`; one whose date cannot be read does not. */
export const isPast = ({ departure_date }: Departure, today: PlainDate): boolean =>
  isPlainDate(departure_date) && comparePlainDates(departure_date, today) < 0;

/** The active departures from `today` on, soonest first. Where none of many says a day that can be read, nobody knows. */
export const departuresAhead = (rows: readonly Departure[], today: PlainDate): Departure[] => {
  if (!sayDays(rows)) throw new ApiError('malformed', 'No departure says a day that can be read.');
  return rows
    .filter(({ departure_date: date, status }) => status === 1 && isPlainDate(date))
    .filter(({ departure_date: date }) => comparePlainDates(date, today) >= 0)
    .sort((a, b) => comparePlainDates(a.departure_date, b.departure_date));
};

const collator = new Intl.Collator('en', { numeric: true });

/** By a field, `-` for descending, rows without a value last; by default the coming ones, then the past, nearest first. */
export const sortDepartures = (
  rows: readonly Departure[],
  sort: string | undefined,
  today: PlainDate,
): Departure[] => {
  const byDate = (a: Departure, b: Departure) => collator.compare(a.departure_date, b.departure_date);
  const key = sort?.replace(/^-/, '') as keyof Departure | undefined;
  if (!key)
    return rows.toSorted((a, b) => {
      const past = isPast(a, today);
      return Number(past) - Number(isPast(b, today)) || (past ? byDate(b, a) : byDate(a, b));
    });
  const direction = sort?.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [a[key] ?? '', b[key] ?? ''];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return direction * collator.compare(String(left), String(right)) || byDate(a, b);
  });
};

/** One page of a package's departures, which are all read at once: the API cannot put the coming ones first. */
export const departurePages =
  (packageId: number, today: PlainDate): PageOptions<Paging, Departure> =>
  ({ page = 1, per_page = maxPerPage, sort }) => ({
    queryKey: [...departuresQuery(packageId).queryKey, 'page', { page, per_page, sort, today }],
    queryFn: async ({ client }) => {
      const rows = await client.query(departuresQuery(packageId));
      return {
        data: sortDepartures(rows, sort, today).slice((page - 1) * per_page, page * per_page),
        meta: {
          last_page: Math.max(1, Math.ceil(rows.length / per_page)),
          per_page,
          current_page: page,
          total: rows.length,
        },
      };
    },
  });
