import { useEffect, useState } from 'react';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconBan, IconPrinter } from '@tabler/icons-react';
import { unreadableOf } from '@/api/tolerant/unreadable';
import { DetailColumns, DetailPage } from '@/components/detail-page/detail-page';
import { DetailSection } from '@/components/detail-page/detail-section';
import { FactsSection } from '@/components/detail-page/facts';
import { Neighbours } from '@/components/detail-page/neighbours';
import { UnreadableNote } from '@/components/form-page/unreadable-note';
import { useToday } from '@/components/hooks/use-today';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { RecordLink } from '@/components/links/record-link';
import { useLeaveTo } from '@/components/links/use-leave-to';
import { DetailMenu } from '@/components/records/detail-menu';
import { RecordGate } from '@/components/records/record-gate';
import { useScreenRead } from '@/components/records/use-screen-read';
import { DayText } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { useDisplay } from '@/components/text/display';
import { isCancellable, isKnownField, nameOfBooking, statusLabel } from '@/domain/bookings/booking';
import { BookingStatusBadge } from '@/domain/bookings/booking-status';
import { nameQuestions } from '@/domain/bookings/name-questions';
import { NameQuestionsForm } from '@/domain/bookings/name-questions-form';
import { linksOf, serviceLink } from '@/features/bookings/booking-links';
import { PrintHead } from '@/features/bookings/print/print-head';
import { useCancelBooking } from '@/features/bookings/use-cancel-booking';
import { deleteBooking, getGetBookingQueryOptions } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import { plainText } from '@/lib/text/html';
import { bookingArea } from '@/resources/bookings';
import classes from './booking-view.module.css';
import { MessageMenu } from './message-menu';
import { otherFacts } from './other-facts';
import { paymentOf } from './payment';
import { stopsOf } from './timeline';
import { TravellerSection } from './traveller-section';

interface BookingFactsProps {
  booking: Booking;
}

const NoteSection = ({ booking: { note, cancel_reason } }: BookingFactsProps) => (
  <>
    {cancel_reason && (
      <DetailSection title={$localize`Cancel reason`}>
        <Text size="sm" dir="auto">
          {plainText(cancel_reason)}
        </Text>
      </DetailSection>
    )}
    {note && (
      <DetailSection title={$localize`Note`}>
        <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-line' }}>
          {plainText(note)}
        </Text>
      </DetailSection>
    )}
  </>
);

/** Fields that are not in the contract, and the question which of them are what the others lack. */
const OtherFacts = ({ booking }: BookingFactsProps) => {
  const [asks, setAsks] = useState(false);
  const facts = otherFacts(booking, useDisplay().calendar);
  const bookings = [booking];
  if (facts.length === 0) return null;
  return (
    <>
      <FactsSection title={$localize`Other fields`} facts={facts} />
      {asks ? (
        <NameQuestionsForm bookings={bookings} />
      ) : (
        nameQuestions(bookings, isKnownField).length > 0 && (
          <Button variant="subtle" size="xs" onClick={() => setAsks(true)}>
            {$localize`Say what these fields are`}
          </Button>
        )
      )}
    </>
  );
};

/** What is paid and what is due, as a bar and in words; null if the booking has no amounts. */
const PaymentSection = ({ booking }: { booking: Booking }) => {
  const payment = paymentOf(booking);
  if (!payment) return null;
  const { share, headline, due, amounts, note } = payment;
  return (
    <DetailSection title={$localize`Payment`}>
      {due !== undefined && (
        <p className={classes.due}>
          <strong>
            <bdi>{due}</bdi>
          </strong>
          {$localize` still to pay`}
        </p>
      )}
      <Text size="sm" fw={due === undefined ? 600 : undefined}>
        {headline}
      </Text>
      {share !== undefined && (
        <div className={classes.bar} aria-hidden>
          <div style={{ inlineSize: `${share * 100}%` }} />
        </div>
      )}
      {amounts.length > 0 && (
        <dl className={classes.amounts}>
          {amounts.map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{amount}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && <DimmedText>{note}</DimmedText>}
    </DetailSection>
  );
};

/** When it was booked, starts and ends, and where today is among these; null if no date is known. */
const BookingTimeline = ({ booking }: { booking: Booking }) => {
  const today = useToday();
  const stops = stopsOf(booking, today);
  return (
    stops.length > 0 && (
      <ol className={classes.timeline} aria-label={$localize`Timeline`}>
        {stops.map(({ event, label, date, until, isStay }, index) => (
          <li
            key={event}
            data-event={event}
            data-past={date <= today || undefined}
            data-passed={(stops[index + 1]?.date ?? '9') <= today || undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            <span className={classes.stop}>
              <span className={classes.label}>{label}</span>
              <DayText date={date} weekday stacked />
            </span>
            {until && (
              <span className={classes.until} data-stay={isStay || undefined}>
                <VisuallyHidden>{$localize`, then `}</VisuallyHidden>
                <bdi>{until}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    )
  );
};

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
