import { Text } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { FactsSection, knownFacts } from '@/components/detail-page/facts';
import { useDisplay } from '@/components/text/display';
import { partyInWords } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { clockInNepal, daysBetween, isPlainDate } from '@/lib/dates/dates';
import { plainText } from '@/lib/text/html';
import { enumLabel } from '@/lib/text/labels';
import { counted } from '@/lib/text/plural';
import { otherFacts } from './other-facts';

interface BookingFactsProps {
  booking: Booking;
}

const nightsOf = ({ start_date, end_date }: Booking) =>
  start_date && end_date && isPlainDate(start_date) && isPlainDate(end_date) && end_date >= start_date
    ? counted(daysBetween(start_date, end_date), 'night', 'nights')
    : undefined;

/** A date that is not on the timeline, because it cannot be read. */
const unread = (date: string | null | undefined) => date && !isPlainDate(date) && date;

/** What is booked, besides its name and dates. */
export const TravelFacts = ({ booking }: BookingFactsProps) => {
  const { service_type, room_name, start_date, end_date, created_at } = booking;
  return (
    <FactsSection
      title="Travel"
      facts={knownFacts([
        ['Service type', service_type && enumLabel(service_type)],
        ['Room name', room_name],
        ['Length', nightsOf(booking)],
        ['Travellers', partyInWords(booking)],
        ['Start date', unread(start_date)],
        ['End date', unread(end_date)],
        ['Created at', created_at && !clockInNepal(created_at) && created_at],
      ])}
    />
  );
};

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

/** Fields that are not in the contract. */
export const OtherFacts = ({ booking }: BookingFactsProps) => (
  <FactsSection title="Other fields" facts={otherFacts(booking, useDisplay().calendar)} />
);
