import {
  getCancelBookingMockHandler,
  getDeleteBookingMockHandler,
  getGetBookingMockHandler,
  getListBookingsMockHandler,
} from '@/generated/api/bookings/bookings.msw';
import type { Booking } from '@/generated/model';
import { CancelBookingBody, ListBookingsQueryParams } from '@/generated/zod/bookings/bookings';
import type { Resource } from '@/mocks/context';
import { conflict, refusal } from '@/mocks/http/answers';
import { readChanges } from '@/mocks/http/body';
import { crud } from '@/mocks/http/crud';
import { type Filters, folded } from '@/mocks/http/list';
import { bookings, type StoredBooking } from '@/mocks/seed/bookings';
import { fullNameOf, users } from '@/mocks/seed/users';

/** A contact's name is the traveller's, so that looking for one need not look up the other. */
const filters: Filters<StoredBooking> = {
  user: ({ contact_name }, wanted) => folded(contact_name ?? '').includes(folded(wanted)),
};

export const bookingHandlers: Resource = (context) => {
  const travellers = context.db.table(users);

  const present = async ({ user_id, ...booking }: StoredBooking): Promise<Booking> => {
    const user = user_id === null ? undefined : await travellers.get(user_id);
    return { ...booking, user: user ? { id: user.id, full_name: fullNameOf(user) } : null };
  };
  const { page, read, remove, stored, table } = crud(context, bookings, { present });

  return [
    getListBookingsMockHandler(page(ListBookingsQueryParams, filters)),
    getGetBookingMockHandler(read()),
    getCancelBookingMockHandler(async (info) => {
      const booking = await stored(info);
      const { cancel_reason } = await readChanges(info.request, CancelBookingBody);
      if (booking.status === 'cancelled') throw conflict('This booking has already been cancelled.');
      if (booking.status === 'completed')
        throw conflict('The journey has been made: it cannot be cancelled.');
      if (!cancel_reason?.trim()) throw refusal({ cancel_reason: ['The cancel reason field is required.'] });
      const cancelled = await table.update(booking.id, { status: 'cancelled', cancel_reason });
      return { data: await present(cancelled ?? booking) };
    }),
    getDeleteBookingMockHandler(remove()),
  ];
};
