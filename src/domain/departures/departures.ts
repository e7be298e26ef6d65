import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/errors/api-error';
import { getListDeparturesQueryKey, listDepartures } from '@/generated/api/departures/departures';
import type { Departure, DepartureInput } from '@/generated/model';
import { comparePlainDates, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { allPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { typedNumber } from '@/lib/numbers/typed-number';
import { typedText } from '@/lib/text/typed-text';

/** Every departure of a package, whether the backend pages or not. */
export const allDepartures = (packageId: number, signal?: AbortSignal): Promise<Departure[]> =>
  allPages((page) => listDepartures(packageId, { page, per_page: maxPerPage }, undefined, signal));

export const departuresQuery = (packageId: number) =>
  queryOptions({
    queryKey: [...getListDeparturesQueryKey(packageId), 'all'],
    queryFn: ({ signal }) => allDepartures(packageId, signal),
  });

export const datesOf = (rows: readonly Departure[]): ReadonlySet<PlainDate> =>
  new Set(rows.map(({ departure_date }) => departure_date));

/** The offer of a departure, as form values. */
export interface Offer {
  discount_percent: number | string;
  offer_title: string;
  status: boolean;
}

export const newOffer: Offer = { discount_percent: 0, offer_title: '', status: true };

/** The body of a departure on a date: without a title if it is empty, status as 1 or 0. */
export const departureBody = (departure_date: PlainDate, offer: Offer): DepartureInput => ({
  departure_date,
  discount_percent: typedNumber(offer.discount_percent) ?? 0,
  ...(typedText(offer.offer_title) === '' ? {} : { offer_title: typedText(offer.offer_title) }),
  status: offer.status ? 1 : 0,
});

/** Whether travellers can see it; a missing status counts as the default. */
export const isActive = ({ status }: Partial<Pick<Departure, 'status'>>): boolean =>
  status === undefined || status === 1;

/** Whether a departure is before `today`; false for an invalid date. */
export const isPast = ({ departure_date }: Departure, today: PlainDate): boolean =>
  isPlainDate(departure_date) && comparePlainDates(departure_date, today) < 0;

/** Whether it is active, and on or after `today`; false for an invalid date. */
export const isAhead = (row: Departure, today: PlainDate): boolean =>
  isActive(row) && isPlainDate(row.departure_date) && comparePlainDates(row.departure_date, today) >= 0;

/** Whether some departure has a valid date, or there are none: an API may use another name for it. */
export const haveDates = (departures: readonly { departure_date: string }[]): boolean =>
  departures.length === 0 || departures.some(({ departure_date: day }) => isPlainDate(day));

/** The active departures from `today` on, soonest first. Throws if no departure has a valid date. */
export const departuresAhead = (rows: readonly Departure[], today: PlainDate): Departure[] => {
  if (!haveDates(rows))
    throw new ApiError('malformed', $localize`None of the departures has a date that can be read.`);
  return rows
    .filter((row) => isAhead(row, today))
    .sort((a, b) => comparePlainDates(a.departure_date, b.departure_date));
};
