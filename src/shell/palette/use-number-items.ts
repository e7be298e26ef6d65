import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/api/errors/api-error';
import { nameOfBooking } from '@/domain/bookings/booking';
import { getGetBookingQueryOptions } from '@/generated/api/bookings/bookings';
import { bookingArea } from '@/resources/bookings';
import { bookingDetails } from '@/resources/record-details';
import { numberedRecords, numberItem } from './number-items';
import type { PaletteItem } from './palette-item';
import { DEBOUNCE_MS } from './use-record-search';

/** The booking with this number, read once; whether there is none. */
const useBooking = (id: number | undefined) => {
  const [asked] = useDebouncedValue(id, DEBOUNCE_MS);
  const { data, error } = useQuery({
    ...getGetBookingQueryOptions(asked ?? 0),
    enabled: asked !== undefined && asked === id,
    staleTime: 60_000,
    retry: false,
  });
  const booking = data?.data.id === id ? data?.data : undefined;
  const isOther = data !== undefined && booking === undefined;
  const isKnown = asked === id;
  return {
    booking: isKnown ? booking : undefined,
    isMissing: isKnown && (isOther || (error instanceof ApiError && error.status === 404)),
    /** Whether it is there cannot be known: it is offered, as the screen says more. */
    isUnknown: isKnown && error !== null,
  };
};

/** The records that a typed number may mean; a booking only if it is there. */
export const useNumberItems = (query: string): PaletteItem[] => {
  const records = numberedRecords(query);
  const isBooking = ({ path }: { path: string }) => path === bookingArea.path;
  const { booking, isMissing, isUnknown } = useBooking(records.find(({ area }) => isBooking(area))?.id);
  return records.flatMap((record) => {
    if (!isBooking(record.area)) return numberItem(record);
    if (booking) return numberItem(record, [nameOfBooking(booking), ...bookingDetails(booking)]);
    return !isMissing && (record.sure || isUnknown) ? numberItem(record) : [];
  });
};
