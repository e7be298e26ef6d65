import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { IconBan, IconPrinter } from '@tabler/icons-react';
import { unreadableOf } from '@/api/tolerant/unreadable';
import { DetailColumns, DetailPage } from '@/components/detail-page/detail-page';
import { Neighbours } from '@/components/detail-page/neighbours';
import { UnreadableNote } from '@/components/form-page/unreadable-note';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { RecordLink } from '@/components/links/record-link';
import { useLeaveTo } from '@/components/links/use-leave-to';
import { DetailMenu } from '@/components/records/detail-menu';
import { RecordGate } from '@/components/records/record-gate';
import { useScreenRead } from '@/components/records/use-screen-read';
import { isCancellable, nameOfBooking, statusLabel } from '@/domain/bookings/booking';
import { BookingStatusBadge } from '@/domain/bookings/booking-status';
import { linksOf, serviceLink } from '@/features/bookings/booking-links';
import { PrintHead } from '@/features/bookings/print/print-head';
import { useCancelBooking } from '@/features/bookings/use-cancel-booking';
import { deleteBooking, getGetBookingQueryOptions } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import { bookingArea } from '@/resources/bookings';
import { NoteSection, OtherFacts } from './booking-facts';
import { BookingTimeline } from './booking-timeline';
import classes from './booking-view.module.css';
import { MessageMenu } from './message-menu';
import { PaymentSection } from './payment-section';
import { TravellerSection } from './traveller-section';

/** How long a booking is on display before others are read for it, in milliseconds: going through them reads none. */
const RESTED_MS = 400;

const BookingActions = ({ booking }: { booking: Booking }) => {
  const leave = useLeaveTo('/bookings');
  const [cancel, dialog] = useCancelBooking();
  return (
    <>
      <MessageMenu booking={booking} />
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
        {$localize`Print`}
      </Button>
      {isCancellable(booking) && (
        <Button
          variant="default"
          leftSection={<IconBan size={16} aria-hidden />}
          onClick={() => cancel(booking)}
        >
          {$localize`Cancel booking`}
        </Button>
      )}
      <DetailMenu
        noun={$localize`booking`}
        name={nameOfBooking(booking)}
        links={linksOf(booking).map(({ link, ...action }) => ({ ...action, to: link }))}
        remove={() => deleteBooking(booking.id)}
        onDeleted={leave}
      />
      {dialog}
    </>
  );
};

const BookingDetail = ({ booking }: { booking: Booking }) => {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), RESTED_MS);
    return () => clearTimeout(timer);
  }, []);
  const around = useChunk(() => import('./around-booking'), useScreenRead() && rested);
  const name = nameOfBooking(booking);
  const unreadable = unreadableOf(booking);
  const service = serviceLink(booking);
  const parts = around.state === 'ready' ? around.module.aroundBooking : undefined;
  return (
    <DetailPage
      title={$localize`Booking`}
      name={name}
      badges={<BookingStatusBadge status={booking.status} />}
      byline={
        <>
          <span>{$localize`Booking ${booking.id}:id:`}</span>
          {service && <RecordLink link={service.link}>{service.label}</RecordLink>}
        </>
      }
      actions={<BookingActions booking={booking} />}
    >
      <PrintHead title={$localize`Booking ${booking.id}:id:`}>
        {name} · {statusLabel(booking.status)}
      </PrintHead>
      <BookingTimeline booking={booking} />
      <DetailColumns
        lead={unreadable.length > 0 && <UnreadableNote unreadable={unreadable} />}
        side={
          <>
            <PaymentSection booking={booking} />
            <div className={classes.onScreen}>
              {parts && <parts.OtherBookingsSection booking={booking} />}
            </div>
          </>
        }
      >
        <TravellerSection booking={booking} />
        <NoteSection booking={booking} />
        <div className={classes.onScreen}>
          <OtherFacts booking={booking} />
          {parts && <parts.CompanionsSection booking={booking} />}
          {around.state === 'failed' && (
            <ChunkLost
              chunk={around}
            >{$localize`What is around this booking could not be loaded.`}</ChunkLost>
          )}
        </div>
      </DetailColumns>
    </DetailPage>
  );
};

export const BookingView = ({ bookingId }: { bookingId: number }) => (
  <>
    <Neighbours area={bookingArea} id={bookingId} />
    <RecordGate what={$localize`the booking`} record={getGetBookingQueryOptions(bookingId)} cached>
      {({ data }) => <BookingDetail booking={data} />}
    </RecordGate>
  </>
);
