import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { FactsSection } from '@/components/detail-page/facts';
import { useDisplay } from '@/components/text/display';
import { isKnownField } from '@/domain/bookings/booking';
import { nameQuestions } from '@/domain/bookings/name-questions';
import { NameQuestionsForm } from '@/domain/bookings/name-questions-form';
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

/** Fields that are not in the contract, and the question which of them are what the others lack. */
export const OtherFacts = ({ booking }: BookingFactsProps) => {
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
