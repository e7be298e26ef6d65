import { queryOptions } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { ApiError } from '@/api/errors';
import { allPages } from '@/components/data-table/all-pages';
import { getListDeparturesQueryKey, listDepartures } from '@/generated/api/departures/departures';
import type { Departure, DepartureInput } from '@/generated/model';
import { comparePlainDates, isPlainDate, type PlainDate } from '@/lib/dates';
import { maxPerPage } from '@/lib/list-search';
import { typedNumber } from '@/lib/typed-number';

/** Every departure of a package, however the backend pages. */
export const allDepartures = (packageId: number, signal?: AbortSignal): Promise<Departure[]> =>
  allPages((page) => listDepartures(packageId, { page, per_page: maxPerPage }, undefined, signal));

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

/** Whether travellers see it; one that does not say is as it is by default. */
export const isActive = ({ status }: Partial<Pick<Departure, 'status'>>): boolean =>
  status === undefined || status === 1;

/** Whether a departure lies before `today`; one whose date cannot be read does not. */
export const isPast = ({ departure_date }: Departure, today: PlainDate): boolean =>
  isPlainDate(departure_date) && comparePlainDates(departure_date, today) < 0;

/** Whether it is active and sets out on `today` or later, on a day that can be read. */
export const isAhead = (row: Departure, today: PlainDate): boolean =>
  isActive(row) && isPlainDate(row.departure_date) && comparePlainDates(row.departure_date, today) >= 0;

/** Whether there is nothing to say, or some departure says on which day it is: an API may call the day otherwise. */
export const sayDays = (departures: readonly { departure_date: string }[]): boolean =>
  departures.length === 0 || departures.some(({ departure_date: day }) => isPlainDate(day));

/** The active departures from `today` on, soonest first. Where none of many says a day that can be read, nobody knows. */
export const departuresAhead = (rows: readonly Departure[], today: PlainDate): Departure[] => {
  if (!sayDays(rows)) throw new ApiError('malformed', 'No departure says a day that can be read.');
  return rows
    .filter((row) => isAhead(row, today))
    .sort((a, b) => comparePlainDates(a.departure_date, b.departure_date));
};
