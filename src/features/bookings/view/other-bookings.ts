import { queryOptions } from '@tanstack/react-query';
import { toApiError } from '@/api/errors/api-error';
import { travellerOf } from '@/domain/bookings/booking';
import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import type { Booking, BookingPage } from '@/generated/model';
import { maxPerPage } from '@/lib/lists/list-search';
import { hasNext } from '@/lib/lists/paging';
import { firstNonBlank } from '@/lib/records/record-name';
import { fold } from '@/lib/text/fold';
import { phoneLink } from '@/lib/text/phone';

/** What was found of a traveller's other bookings. */
export interface OtherBookings {
  /** Those that are certainly theirs. */
  others: Booking[];
  /** The number of bookings under the same name that do not say whose they are. */
  namesakes: number;
  /** `all`, `many` if only the first page under the name was read, `unknown` if the API does not search by traveller. */
  known: 'all' | 'many' | 'unknown';
}

const isEqual = <Value>(a: Value | undefined, b: Value | undefined) => a !== undefined && a === b;

const emailOf = ({ contact_email }: Booking) => firstNonBlank(contact_email)?.trim().toLowerCase();
const phoneOf = ({ contact_phone }: Booking) => (contact_phone ? phoneLink(contact_phone) : undefined);
const nameOf = (booking: Booking) => fold(travellerOf(booking) ?? '');

/** Whether two bookings are of one traveller, by user, else by contact; undefined if only the name is the same. */
export const isSameTraveller = (a: Booking, b: Booking): boolean | undefined => {
  if (a.user && b.user) return a.user.id === b.user.id;
  if (isEqual(emailOf(a), emailOf(b)) || isEqual(phoneOf(a), phoneOf(b))) return true;
  return nameOf(a) !== '' && nameOf(a) === nameOf(b) ? undefined : false;
};

/** What the filter by traveller may be: a part of the name, as the contract assumes; else the user's id. */
export const searchesFor = (booking: Booking): string[] =>
  [travellerOf(booking), booking.user ? String(booking.user.id) : undefined].filter(
    (text) => text !== undefined,
  );

/** A refusal of the filter itself; any other failure is one of the search. */
const isRefusal = (error: unknown) => [400, 422].includes(toApiError(error).status ?? 0);

/**
 * Finds the other bookings of a traveller by one call, or two: a search that works finds the booking itself, so another
 * is tried only if it does not.
 */
export const findOthers = async (
  booking: Booking,
  search: (user: string) => Promise<BookingPage>,
): Promise<OtherBookings> => {
  const rows = new Map<number, Booking>();
  let known: OtherBookings['known'] = 'unknown';
  for (const text of searchesFor(booking)) {
    const page = await search(text).catch((error: unknown) => {
      if (isRefusal(error)) return undefined;
      throw error;
    });
    if (!page) continue;
    for (const row of page.data) rows.set(row.id, row);
    const isFound = page.data.some(({ id }) => id === booking.id);
    if (hasNext(page, 1, maxPerPage)) {
      const isHeard = page.data.length > 0 && page.data.every((row) => nameOf(row).includes(fold(text)));
      if (isHeard) known = 'many';
    } else if (isFound) known = 'all';
    if (isFound || known !== 'unknown') break;
  }
  rows.delete(booking.id);
  const found = [...rows.values()];
  return {
    others: found.filter((row) => isSameTraveller(booking, row)),
    namesakes: found.filter((row) => isSameTraveller(booking, row) === undefined).length,
    known,
  };
};

/** How long what is around a booking is reused, in milliseconds: one goes from booking to booking. */
export const FRESH_MS = 60_000;

export const othersQuery = (booking: Booking) => {
  const queryKey: readonly unknown[] = [...getListBookingsQueryKey(), 'of traveller', booking];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      findOthers(booking, (user) => listBookings({ user, per_page: maxPerPage }, undefined, signal)),
    staleTime: FRESH_MS,
    retryOnMount: false,
  });
};
