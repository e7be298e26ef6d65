import { Group, List, Text, Title } from '@mantine/core';
import { bookingArea } from '@/areas/bookings';
import { dayInWords } from '@/components/day-in-words';
import { useDisplay } from '@/components/display';
import { RecordLink } from '@/components/record-link';
import { nameOfBooking } from '@/domain/bookings/booking';
import { BookingStatusBadge } from '@/domain/bookings/booking-status';
import { Traveller } from '@/domain/bookings/user-link';
import type { Booking } from '@/generated/model';
import { type PlainDate, weekdayOf } from '@/lib/dates';

interface DayBookingsProps {
  date: PlainDate;
  bookings: readonly Booking[];
}

/** Who sets out on a day. */
export const DayBookings = ({ date, bookings }: DayBookingsProps) => {
  const { calendar } = useDisplay();
  return (
    <section aria-label={dayInWords(date, calendar)}>
      <Title order={2} size="h4" mb="xs">
        <bdi>{`${weekdayOf(date)}, ${dayInWords(date, calendar)}`}</bdi>
      </Title>
      {bookings.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nobody sets out on this day.
        </Text>
      ) : (
        <List listStyleType="none" spacing="xs">
          {bookings.map((booking) => (
            <List.Item key={booking.id}>
              <Group gap="xs">
                <RecordLink link={bookingArea.open(booking.id)}>
                  <bdi>{nameOfBooking(booking)}</bdi>
                </RecordLink>
                <Text size="sm" component="span">
                  <Traveller booking={booking} />
                </Text>
                <BookingStatusBadge status={booking.status} />
              </Group>
            </List.Item>
          ))}
        </List>
      )}
    </section>
  );
};
