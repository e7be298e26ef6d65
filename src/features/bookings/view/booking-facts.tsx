import { Text } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { FactsSection, Glance, knownFacts } from '@/components/detail-page/facts';
import { RecordLink } from '@/components/links/record-link';
import { DayText, MomentText } from '@/components/text/day-text';
import { useDisplay } from '@/components/text/display';
import { dueOf, havePaidAmounts, nameOfBooking, partyInWords, serviceView } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { daysBetween, isPlainDate } from '@/lib/dates/dates';
import { formatNpr } from '@/lib/numbers/money';
import { plainText } from '@/lib/text/html';
import { enumLabel } from '@/lib/text/labels';
import { counted } from '@/lib/text/plural';
import { otherFacts } from './other-facts';

interface BookingFactsProps {
  booking: Booking;
}

const nightsOf = ({ start_date, end_date }: Booking) =>
  start_date && end_date && isPlainDate(start_date) && isPlainDate(end_date)
    ? counted(daysBetween(start_date, end_date), 'night', 'nights')
    : undefined;

const dayOf = (date: string | null | undefined) =>
  date && (isPlainDate(date) ? <DayText date={date} weekday /> : date);

/** Date, travellers and amount due, at the top. */
export const BookingGlance = ({ booking }: BookingFactsProps) => {
  const facts = knownFacts([
    ['Start date', dayOf(booking.start_date)],
    ['Length', nightsOf(booking)],
    ['Travellers', partyInWords(booking)],
    ['Still to pay', havePaidAmounts([booking]) && formatNpr(dueOf(booking))],
  ]);
  return facts.length > 0 && <Glance facts={facts} />;
};

/** The booked service, as a link to its record if kind and id are known. */
const ServiceName = ({ booking }: { booking: Booking }) => {
  const link = serviceView(booking);
  const name = <bdi>{nameOfBooking(booking)}</bdi>;
  return link ? <RecordLink link={link}>{name}</RecordLink> : name;
};

export const TravelFacts = ({ booking }: BookingFactsProps) => (
  <FactsSection
    title="Travel"
    facts={knownFacts([
      ['Service name', <ServiceName key="service" booking={booking} />],
      ['Service type', booking.service_type && enumLabel(booking.service_type)],
      ['Room name', booking.room_name],
      ['Start date', dayOf(booking.start_date)],
      ['End date', dayOf(booking.end_date)],
      ['Adults', booking.adults],
      ['Children', booking.children],
      ['Created at', booking.created_at && <MomentText key="created" moment={booking.created_at} />],
    ])}
  />
);

export const NoteSection = ({ booking: { note, cancel_reason } }: BookingFactsProps) => (
  <>
    {cancel_reason && (
      <DetailSection title="Cancel reason">
        <Text size="sm" dir="auto">
          {plainText(cancel_reason)}
        </Text>
      </DetailSection>
    )}
    {note && (
      <DetailSection title="Note">
        <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-line' }}>
          {plainText(note)}
        </Text>
      </DetailSection>
    )}
  </>
);

export const MoneyFacts = ({ booking }: BookingFactsProps) => (
  <FactsSection
    title="Payment"
    facts={knownFacts([
      ['Total amount', formatNpr(booking.total_amount)],
      ['Paid amount', formatNpr(booking.paid_amount)],
      ['Still to pay', havePaidAmounts([booking]) && formatNpr(dueOf(booking))],
    ])}
  />
);

/** Fields that are not in the contract. */
export const OtherFacts = ({ booking }: BookingFactsProps) => (
  <FactsSection title="Other fields" facts={otherFacts(booking, useDisplay().calendar)} />
);
