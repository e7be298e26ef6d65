import { CancelBookingBody } from '@/generated/zod/bookings/bookings';
import { partsOfName } from '@/lib/records/record-name';
import { conflict, refusal } from '@/mocks/http/answers';
import { readChanges } from '@/mocks/http/body';
import { crud } from '@/mocks/http/crud';
import { folded } from '@/mocks/http/list';
import { bookingTable } from '@/mocks/seed/bookings';
import { userTable } from '@/mocks/seed/users';

export const bookingHandlers = crud(bookingTable, {
  filters: {
    // The contact's name is the traveller's, so filtering needs no look-up of the user.
    user: ({ contact_name }, wanted) => folded(contact_name ?? '').includes(folded(wanted)),
  },
  present: async ({ user_id }, { db }) => {
    const user = user_id === null ? undefined : await db.table(userTable).get(user_id);
    return { user: user ? { id: user.id, full_name: partsOfName(user) } : null };
  },
  special: ({ stored, table, whole }) => ({
    cancelBooking: async (info) => {
      const booking = await stored(info);
      const { cancel_reason } = await readChanges(info.request, CancelBookingBody);
      if (booking.status === 'cancelled') throw conflict('This booking has already been cancelled.');
      if (booking.status === 'completed')
        throw conflict('The journey has been made: it cannot be cancelled.');
      if (!cancel_reason?.trim()) throw refusal({ cancel_reason: ['The cancel reason field is required.'] });
      const cancelled = await table.update(booking.id, { status: 'cancelled', cancel_reason });
      return { data: await whole(cancelled ?? booking) };
    },
  }),
});
