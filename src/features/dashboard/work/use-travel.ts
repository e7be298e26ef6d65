import { useMemo } from 'react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useToday } from '@/components/use-today';
import { travelIn } from '@/domain/bookings/read-travel';
import { allBookingsQuery, travelQuery } from '@/domain/bookings/travel-query';
import type { Booking } from '@/generated/model';
import { addDays } from '@/lib/dates';

/** For how many days ahead departures are looked at; of the shorter span it is always known who travels. */
export const spans = [14, 30] as const;

const all = allBookingsQuery({});

/** Lets every screen that asks for travel dates know who travels when, once all bookings were read. */
export const knowTravel = (client: QueryClient, bookings: readonly Booking[]): void => {
  client.setQueryData(all.queryKey, [...bookings]);
};

/** Who travels in the next days, today included; what was read of all pages counts where the API keeps no order. */
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
