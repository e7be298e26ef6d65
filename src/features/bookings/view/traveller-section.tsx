import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DetailSection } from '@/components/detail-page/detail-section';
import { Facts, knownFacts } from '@/components/detail-page/facts';
import { ContactLink } from '@/components/links/contact-link';
import { copyText } from '@/components/notices/copy-text';
import { display } from '@/components/text/display';
import { travellerOf } from '@/domain/bookings/booking';
import { UserLink } from '@/domain/bookings/user-link';
import { getGetUserQueryOptions } from '@/generated/api/users/users';
import type { Booking } from '@/generated/model';
import { firstNonBlank } from '@/lib/records/record-name';
import { travellerMessage } from './traveller-message';

const words = {
  email: { copy: 'Copy e-mail address', copied: 'The e-mail address was copied.' },
  phone: { copy: 'Copy phone number', copied: 'The phone number was copied.' },
};

/** A contact, which can be opened or copied. */
const ContactLine = ({ kind, value }: { kind: 'email' | 'phone'; value: string }) => {
  const { copy, copied } = words[kind];
  return (
    <Group gap={4} wrap="nowrap">
      <ContactLink kind={kind} value={value} />
      <ActionIcon size={28} aria-label={copy} data-hint={copy} onClick={() => void copyText(value, copied)}>
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
};

/** The traveller's contact: from the booking, else from the user's record. */
const useContact = ({ user, contact_phone, contact_email }: Booking) => {
  const hasContact = firstNonBlank(contact_phone, contact_email) !== undefined;
  const query = useQuery({
    ...getGetUserQueryOptions(user?.id ?? 0),
    enabled: !hasContact && Boolean(user),
    retryOnMount: false,
  });
  const record = hasContact ? undefined : query.data?.data;
  return {
    phone: firstNonBlank(contact_phone, record?.profile?.phone_1, record?.profile?.phone_2),
    email: firstNonBlank(contact_email, record?.email),
    isReading: query.isLoading,
  };
};

/** The traveller, with contacts. */
export const TravellerSection = ({ booking }: { booking: Booking }) => {
  const { phone, email, isReading } = useContact(booking);
  return (
    <DetailSection
      title="Traveller"
      actions={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCopy size={14} aria-hidden />}
          onClick={() => {
            const message = travellerMessage(booking, display.get().calendar);
            void copyText(message, 'The message to the traveller was copied.');
          }}
        >
          Copy message to traveller
        </Button>
      }
    >
      <Facts
        facts={knownFacts([
          ['User', booking.user && <UserLink key="user" booking={booking} />, 'whole'],
          [
            'Contact name',
            (!booking.user || booking.contact_name !== travellerOf(booking)) && booking.contact_name,
          ],
          ['Phone', phone && <ContactLine key="phone" kind="phone" value={phone} />, 'whole'],
          ['Email', email && <ContactLine key="email" kind="email" value={email} />, 'whole'],
        ])}
      />
      {!phone && !email && !isReading && (
        <Text size="sm" c="dimmed" mt="xs">
          No phone number and no e-mail address is known.
        </Text>
      )}
    </DetailSection>
  );
};
