import type { QueryClient } from '@tanstack/react-query';
import type { AllBookings } from '@/domain/bookings/ordered-bookings';
import type { Travel } from '@/domain/bookings/read-travel';
import { getListBookingsQueryKey } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import { uniqueRows } from '@/lib/lists/all-pages';
import type { ListPageOf } from '@/lib/lists/paging';

/** What the queries of bookings hold: a page, the days of a range, or all. */
type Held = Partial<ListPageOf<Booking> & Travel & AllBookings>;

/** The bookings that any screen has read, each once. */
export const knownBookings = (client: QueryClient): Booking[] =>
  uniqueRows(
    client
      .getQueriesData<Held>({ queryKey: getListBookingsQueryKey() })
      .map(([, { data = [], days, rows = [] } = {}]) => ({
        data: [...data, ...rows, ...[...(days?.values() ?? [])].flat()],
      })),
  );
