import { useMemo, useState } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@/generated/model';
import { travelIn } from './read-travel';
import {
  allBookingsQuery,
  type BookingFilters,
  type Progress,
  progressKey,
  type TravelOptions,
  travelQuery,
} from './travel-query';

/** Whether a booking passes the exact filters, as far as its values are known: an API may ignore them. */
const passes = ({ id, status, service_type }: Booking, filters: BookingFilters): boolean =>
  (filters.id === undefined || id === filters.id) &&
  (filters.status === undefined || status === filters.status) &&
  (filters.service_type === undefined || !service_type || service_type === filters.service_type);

/** The travellers of a date range under filters; without sorting by the API, all pages are read on request. */
export const useTravel = ({ range, filters = {}, staleTime }: TravelOptions) => {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const query = useQuery(travelQuery({ range, filters, staleTime }));
  const all = allBookingsQuery(filters);
  const isUnordered = query.data !== undefined && 'pages' in query.data;
  const whole = useQuery({ ...all, enabled: isUnordered && asked });
  const progress = useQuery<Progress>({ queryKey: progressKey(filters), queryFn: skipToken });

  const { from, to } = range;
  const rows = isUnordered ? whole.data : undefined;
  const read = useMemo(
    () => (rows ? travelIn(rows, { from, to }) : query.data),
    [rows, query.data, from, to],
  );
  const bookings =
    read && 'days' in read
      ? [...read.days.values()].flat().filter((booking) => passes(booking, filters))
      : undefined;

  return {
    /** What was read, or why the API's data is not sufficient. */
    read,
    /** The bookings of the range that pass the filters. */
    bookings,
    query: isUnordered && asked ? whole : query,
    /** Reads all pages, with its progress. */
    reading: {
      start: () => setAsked(true),
      stop: () => {
        setAsked(false);
        void client.cancelQueries({ queryKey: all.queryKey });
      },
      isRunning: isUnordered && asked && whole.isFetching && !whole.data,
      progress: progress.data,
    },
  };
};
