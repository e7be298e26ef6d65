import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useToday } from '@/components/use-today';
import { readAllTravel } from '@/domain/bookings/read-travel';
import { travelQuery } from '@/domain/bookings/travel-query';
import type { Booking } from '@/generated/model';
import { addDays, type PlainDate, todayInNepal } from '@/lib/dates';
import { maxPerPage } from '@/lib/list-search';

/** For how many days ahead departures are looked at; of the shorter span it is always known who travels. */
export const spans = [14, 30] as const;

const rangeOf = (today: PlainDate, days: number) => ({ from: today, to: addDays(today, days - 1) });

/** Lets the parts of the start page know who travels when, once all bookings were read. */
export const knowTravel = async (client: QueryClient, bookings: readonly Booking[]): Promise<void> => {
  for (const days of spans) {
    const range = rangeOf(todayInNepal(), days);
    const read = (page: number) => Promise.resolve({ data: page === 1 ? [...bookings] : [] });
    const { queryKey } = travelQuery({ range, whole: true });
    client.setQueryData(queryKey, await readAllTravel(read, range, maxPerPage));
  }
};

/** Who travels in the next days, today included; what was read of all pages counts where the API keeps no order. */
export const useTravel = (days: number) => {
  const today = useToday();
  const range = rangeOf(today, days);
  const query = useQuery({ ...travelQuery({ range }), staleTime: 60_000 });
  const whole = useQuery({ ...travelQuery({ range, whole: true }), enabled: false });
  const known = query.data && 'pages' in query.data ? (whole.data ?? query.data) : query.data;
  return { today, query, travel: known };
};
