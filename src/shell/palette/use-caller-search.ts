import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToday } from '@/components/hooks/use-today';
import { dayName } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import { nameOfBooking } from '@/domain/bookings/booking';
import { bookingPages, type Share, shareInWords } from '@/domain/bookings/booking-pages';
import { travelDay } from '@/domain/bookings/ordered-bookings';
import { type DayRange, readTravel } from '@/domain/bookings/read-travel';
import { pageReader } from '@/domain/bookings/travel-query';
import { getListBookingsQueryKey } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import { addDays } from '@/lib/dates/dates';
import { nearestFirst } from '@/lib/dates/nearest-first';
import { uniqueRows } from '@/lib/lists/all-pages';
import { hasNumber, soughtNumber } from '@/lib/text/phone';
import { plural } from '@/lib/text/plural';
import { bookingArea } from '@/resources/bookings';
import { bookingDetails } from '@/resources/record-details';
import { knownBookings } from './known-bookings';
import type { PaletteItem } from './palette-item';
import { recordItem } from './record-items';
import { DEBOUNCE_MS } from './use-record-search';

/** The days from today on whose bookings are read. */
const DAYS_AHEAD = 90;

/** A server may allow sixty calls a minute. */
const MOST_PAGES = 12;

interface ReadBookings {
  rows: readonly Booking[];
  /** Set if not all bookings of the range were read. */
  share: Share | undefined;
}

/** The bookings of a date range, with those that were read on the way. */
const callersQuery = (range: DayRange) =>
  queryOptions({
    queryKey: [...getListBookingsQueryKey(), 'callers', range] as readonly unknown[],
    queryFn: async ({ signal }): Promise<ReadBookings> => {
      const pages = bookingPages(pageReader({}, signal), { most: MOST_PAGES });
      await readTravel(pages, range);
      return { rows: uniqueRows([{ data: pages.until(Infinity) }]), share: pages.cut() };
    },
    staleTime: 60_000,
    retry: false,
  });

const callerItem = (booking: Booking): PaletteItem[] =>
  recordItem({
    area: bookingArea.path,
    id: booking.id,
    name: nameOfBooking(booking),
    details: [booking.contact_phone ?? '', ...bookingDetails(booking)],
  }).map((item) => ({ ...item, sure: true }));

/** What was searched, as a sentence. */
const searchedInWords = ({ rows, share }: ReadBookings, until: string): string => {
  if (rows.length > 0 && !rows.some(({ contact_phone }) => contact_phone))
    return $localize`The bookings hold no phone numbers.`;
  if (share) return shareInWords(share);
  return rows.some((row) => travelDay(row) !== undefined)
    ? $localize`The phone numbers of bookings until ${until}:until: were searched.`
    : plural(rows.length, {
        one: $localize`The phone number of # booking was searched.`,
        other: $localize`The phone numbers of # bookings were searched.`,
      });
};

export interface CallerResults {
  /** The text is a phone number, and not a name. */
  isNumber: boolean;
  items: readonly PaletteItem[];
  /** What was searched, or is being searched. */
  note: string | undefined;
  searching: boolean;
}

/** The bookings with a typed phone number: those that a screen has read, and of the next 90 days as far as a few pages go. */
export const useCallerSearch = (query: string): CallerResults => {
  const client = useQueryClient();
  const today = useToday();
  const { calendar } = useDisplay();
  const sought = soughtNumber(query);
  const [typed] = useDebouncedValue(sought, DEBOUNCE_MS);
  const range = { from: today, to: addDays(today, DAYS_AHEAD) };
  const isTyped = sought !== undefined && sought === typed;
  const { data, isError } = useQuery({ ...callersQuery(range), enabled: isTyped });
  if (sought === undefined) return { isNumber: false, items: [], note: undefined, searching: false };

  const rows = nearestFirst(knownBookings(client), today, travelDay);
  const until = dayName(range.to, calendar);
  const note = () => {
    if (data) return searchedInWords(data, until);
    return isError
      ? $localize`The bookings could not be read: only those of the last screens were searched.`
      : $localize`Searching the phone numbers of bookings until ${until}:until:…`;
  };
  return {
    isNumber: true,
    items: rows
      .filter(({ contact_phone }) => contact_phone && hasNumber(contact_phone, sought))
      .flatMap(callerItem),
    note: note(),
    searching: data === undefined && !isError,
  };
};
