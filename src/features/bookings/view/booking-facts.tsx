import { Text } from '@mantine/core';
import { ContactLink } from '@/components/contact-link';
import { DayText, MomentText } from '@/components/day-text';
import { DetailSection } from '@/components/detail-page/detail-section';
import { Facts } from '@/components/detail-page/facts';
import { enumLabel } from '@/components/inputs/enum-options';
import { dueOf } from '@/domain/bookings/booking';
import { ServiceName } from '@/domain/bookings/service-name';
import { UserLink } from '@/domain/bookings/user-link';
import type { Booking } from '@/generated/model';
import { daysBetween, isPlainDate } from '@/lib/dates';
import { plainText } from '@/lib/html';
import { formatNpr } from '@/lib/money';
import { counted } from '@/lib/plural';
import { otherFacts } from './other-facts';

interface BookingFactsProps {
  booking: Booking;
}

const nightsOf = ({ start_date, end_date }: Booking) =>
  start_date && end_date && isPlainDate(start_date) && isPlainDate(end_date)
    ? counted(daysBetween(start_date, end_date), 'night', 'nights')
    : undefined;

export const TravelFacts = ({ booking }: BookingFactsProps) => (
  <DetailSection title="Travel">
    <Facts
      facts={[
        ['Service name', <ServiceName key="service" booking={booking} />],
        ['Service type', booking.service_type && enumLabel(booking.service_type)],
        ['Room name', booking.room_name],
        ['Start date', booking.start_date && <DayText key="start" date={booking.start_date} />],
        ['End date', booking.end_date && <DayText key="end" date={booking.end_date} />],
        ['Length', nightsOf(booking)],
        ['Adults', booking.adults],
        ['Children', booking.children],
      ]}
    />
  </DetailSection>
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
  <DetailSection title="Payment">
    <Facts
      facts={[
        ['Total amount', formatNpr(booking.total_amount)],
        ['Paid amount', formatNpr(booking.paid_amount)],
        ['Still to pay', formatNpr(dueOf(booking))],
      ]}
    />
  </DetailSection>
);

export const PeopleFacts = ({ booking }: BookingFactsProps) => (
  <DetailSection title="People">
    <Facts
      facts={[
        ['User', <UserLink key="user" booking={booking} />],
        ['Contact name', booking.contact_name],
        [
          'Contact email',
          booking.contact_email && <ContactLink key="email" kind="email" value={booking.contact_email} />,
        ],
        [
          'Contact phone',
          booking.contact_phone && <ContactLink key="phone" kind="phone" value={booking.contact_phone} />,
        ],
        ['Created at', booking.created_at && <MomentText key="created" moment={booking.created_at} />],
      ]}
    />
  </DetailSection>
);

/** What the contract does not know, as it came. */
export const OtherFacts = ({ booking }: BookingFactsProps) => {
  const facts = otherFacts(booking);
  if (facts.length === 0) return null;
  return (
    <DetailSection title="Other fields">
      <Facts facts={facts} />
    </DetailSection>
  );
};
