import { useState } from 'react';
import { Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { persistedOf, requirePersisted } from '@/api/writes/persisted';
import { notifySuccess, notKept } from '@/components/notices/notices';
import { useDisplay } from '@/components/text/display';
import { nameOfBooking } from '@/domain/bookings/booking';
import { cancelBooking, getBooking } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import { consequencesOf } from './consequences';
import { ReasonDialog } from './reason-dialog';

const stateOf = (booking?: Booking) => ({
  status: booking?.status ?? '',
  cancel_reason: booking?.cancel_reason ?? '',
});

/** Cancels a booking; resolves with the fields besides the status that the server did not keep. */
const cancel = async ({ booking, reason }: { booking: Booking; reason: string }) => {
  const sent = { status: 'cancelled' as const, cancel_reason: reason };
  const { lost } = await persistedOf({
    toValues: stateOf,
    readAgain: async () => (await getBooking(booking.id)).data,
    before: stateOf(booking),
    sent,
    answer: await cancelBooking(booking.id, sent),
  });
  requirePersisted(lost.filter(({ name }) => name === 'status'));
  return lost;
};

/** Asks for the reason of a cancellation, and says its consequences. Returns the function to ask, and the dialog. */
export const useCancelBooking = () => {
  const { calendar } = useDisplay();
  const [booking, setBooking] = useState<Booking>();
  const { mutateAsync } = useMutation({ meta: { handled: true, by: 'cancellation' }, mutationFn: cancel });
  const dialog = (
    <ReasonDialog
      about={booking}
      onReturn={setBooking}
      draft={(one) => ({
        key: `/bookings/${one.id}/view`,
        label: $localize`Cancel booking · ${nameOfBooking(one)}:nameOfBooking:`,
      })}
      title={$localize`Cancel booking?`}
      help="Cancel a booking"
      confirm={$localize`Cancel booking`}
      cancelLabel={$localize`Keep booking`}
      field="cancel_reason"
      onConfirm={async (reason) => {
        if (!booking) return;
        const lost = await mutateAsync({ booking, reason });
        const warning = notKept(lost.length > 0 ? [$localize`Reason`] : []);
        notifySuccess($localize`“${nameOfBooking(booking)}:nameOfBooking:” was cancelled.`, { warning });
      }}
      onClose={() => setBooking(undefined)}
    >
      <Stack gap={4}>
        {booking &&
          consequencesOf(booking, calendar).map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
      </Stack>
    </ReasonDialog>
  );
  return [setBooking, dialog] as const;
};
