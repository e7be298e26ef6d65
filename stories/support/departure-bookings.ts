import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import type { Booking } from '@/generated/model';
import { bookingTable, type StoredBooking } from '@/mocks/seed/bookings';

/** The path of the list of bookings. */
export const bookingsAddress = '*/v1/admin/bookings/datatable';

/** Books departures of a package, as few of the seed's bookings match a departure. */
export const book = (
  { backend }: Pick<StoryContext, 'backend'>,
  packageId: number,
  start_date: string,
  ...many: readonly Partial<StoredBooking>[]
) =>
  backend.db.run('write', async () => {
    const like = bookingTable.more?.row(1);
    if (!like) throw new Error('The seed makes no booking.');
    for (const changes of many)
      await backend.db.table(bookingTable).insert({
        ...like,
        service_type: 'package',
        service_id: packageId,
        status: 'confirmed',
        adults: 2,
        children: 0,
        total_amount: 100_000,
        paid_amount: 25_000,
        start_date,
        ...changes,
      });
  });

/** A backend with 60 pages of unsorted bookings, of which only the limit is read without a request. */
export const unorderedBookings = (start_date: string) =>
  http.get(bookingsAddress, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const data = Array.from({ length: 100 }, (_, index): Booking => {
      const id = (page - 1) * 100 + index + 1;
      return {
        id,
        status: 'confirmed',
        service_type: 'package',
        service_id: 1,
        adults: 2,
        start_date: id === 50 ? start_date : `2028-01-${String((id % 28) + 1).padStart(2, '0')}`,
      };
    });
    return HttpResponse.json({ data, meta: { last_page: 60, per_page: 100, current_page: page } });
  });
