import { useCallback, useState } from 'react';
import { Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useDisplay } from '@/components/display';
import { notifySuccess } from '@/components/notices';
import { ReasonDialog } from '@/components/reason-dialog';
import { cancelBooking } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import { nameOfBooking } from './booking';
import { consequencesOf } from './consequences';

/** Asks why a booking is cancelled, and says what that means. Gives the function that asks, and the dialog to render. */
export const useCancelBooking = () => {
  const { calendar } = useDisplay();
  const [booking, setBooking] = useState<Booking>();
  const ask = useCallback((next: Booking) => setBooking(next), []);
  const { mutateAsync } = useMutation({
    meta: { handled: true },
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      cancelBooking(id, { status: 'cancelled', cancel_reason: reason }),
  });
  const dialog = (
    <ReasonDialog
      opened={booking !== undefined}
      about={booking?.id}
      title="Cancel booking?"
      confirm="Cancel booking"
      wayOut="Keep booking"
      field="cancel_reason"
      onConfirm={async (reason) => {
        if (!booking) return;
        await mutateAsync({ id: booking.id, reason });
        notifySuccess(`“${nameOfBooking(booking)}” was cancelled.`);
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
  return [ask, dialog] as const;
};
