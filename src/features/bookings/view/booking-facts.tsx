import { Text } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { FactsSection } from '@/components/detail-page/facts';
import { useDisplay } from '@/components/text/display';
import type { Booking } from '@/generated/model';
import { plainText } from '@/lib/text/html';
import { otherFacts } from './other-facts';

interface BookingFactsProps {
  booking: Booking;
}

export const NoteSection = ({ booking: { note, cancel_reason } }: BookingFactsProps) => (
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

/** Fields that are not in the contract. */
export const OtherFacts = ({ booking }: BookingFactsProps) => (
  <FactsSection title={$localize`Other fields`} facts={otherFacts(booking, useDisplay().calendar)} />
);
