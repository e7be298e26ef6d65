import { useMemo } from 'react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useToday } from '@/components/hooks/use-today';
import { travelIn } from '@/domain/bookings/read-travel';
import { allBookingsQuery, travelQuery } from '@/domain/bookings/travel-query';
import type { Booking } from '@/generated/model';
import { addDays } from '@/lib/dates/dates';

/** The numbers of days ahead that can be chosen; the travellers of the shorter one are always loaded. */
export const spans = [14, 30] as const;

const all = allBookingsQuery({});

/** Puts all bookings, once read, into the query cache for every screen that needs travel dates. */
export const cacheTravel = (client: QueryClient, bookings: readonly Booking[]): void => {
  client.setQueryData(all.queryKey, [...bookings]);
};

/** The travellers of the next days, from today; from the cached bookings if the API does not sort. */
export const useTravel = (days: number) => {
  const from = useToday();
  const to = addDays(from, days - 1);
  const query = useQuery({ ...travelQuery({ range: { from, to } }), staleTime: 60_000 });
  const isUnordered = query.data !== undefined && 'pages' in query.data;
  const { data: rows } = useQuery({ ...all, enabled: false });
  const travel = useMemo(
    () => (isUnordered && rows ? travelIn(rows, { from, to }) : query.data),
    [isUnordered, rows, query.data, from, to],
  );
  return { today: from, query, travel };
};
