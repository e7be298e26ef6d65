import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { unreadableOf } from '@/api/tolerant/unreadable';
import { DetailColumns, DetailPage } from '@/components/detail-page/detail-page';
import { Neighbours } from '@/components/detail-page/neighbours';
import { UnreadableNote } from '@/components/form-page/unreadable-note';
import { RecordLink } from '@/components/links/record-link';
import { useLeaveTo } from '@/components/links/use-leave-to';
import { DetailMenu } from '@/components/records/detail-menu';
import { RecordGate } from '@/components/records/record-gate';
import { isCancellable, nameOfBooking } from '@/domain/bookings/booking';
import { BookingStatusBadge } from '@/domain/bookings/booking-status';
import { manifestOf } from '@/domain/bookings/travel-links';
import { UserLink } from '@/domain/bookings/user-link';
import { useCancelBooking } from '@/features/bookings/use-cancel-booking';
import { deleteBooking, getGetBookingQueryOptions } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import { bookingArea } from '@/resources/bookings';
import { BookingGlance, MoneyFacts, NoteSection, OtherFacts, TravelFacts } from './booking-facts';
import { TravellerSection } from './traveller-section';

const BookingDetail = ({ booking }: { booking: Booking }) => {
  const leave = useLeaveTo('/bookings');
  const [cancel, dialog] = useCancelBooking();
  const name = nameOfBooking(booking);
  const unreadable = unreadableOf(booking);
  const manifest = manifestOf(booking);
  return (
    <DetailPage
      title="Booking"
      name={name}
      badges={<BookingStatusBadge status={booking.status} />}
      byline={
        <>
          <span>Booking {booking.id}</span>
          <UserLink booking={booking} />
          {manifest && <RecordLink link={manifest}>Open manifest</RecordLink>}
        </>
      }
      actions={
        <>
          {isCancellable(booking) && (
            <Button variant="default" leftSection={<IconBan size={16} />} onClick={() => cancel(booking)}>
              Cancel booking
            </Button>
          )}
          <DetailMenu
            noun="booking"
            name={name}
            links={[]}
            remove={() => deleteBooking(booking.id)}
            onDeleted={leave}
          />
        </>
      }
    >
      <BookingGlance booking={booking} />
      <DetailColumns
        lead={unreadable.length > 0 && <UnreadableNote unreadable={unreadable} />}
        side={<MoneyFacts booking={booking} />}
      >
        <TravellerSection booking={booking} />
        <TravelFacts booking={booking} />
        <NoteSection booking={booking} />
        <OtherFacts booking={booking} />
      </DetailColumns>
      {dialog}
    </DetailPage>
  );
};

export const BookingView = ({ bookingId }: { bookingId: number }) => (
  <>
    <Neighbours area={bookingArea} id={bookingId} />
    <RecordGate what="the booking" record={getGetBookingQueryOptions(bookingId)} cached>
      {({ data }) => <BookingDetail booking={data} />}
    </RecordGate>
  </>
);
