import { ActionIcon, Group, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { DetailSection } from '@/components/detail-page/detail-section';
import { Glance, knownFacts } from '@/components/detail-page/facts';
import { ContactLink } from '@/components/links/contact-link';
import { copyText } from '@/components/notices/copy-text';
import { travellerOf } from '@/domain/bookings/booking';
import { UserLink } from '@/domain/bookings/user-link';
import type { Booking } from '@/generated/model';
import classes from './booking-view.module.css';
import { useContact } from './use-contact';

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
      <ActionIcon
        size={28}
        my={-4}
        aria-label={copy}
        data-hint={copy}
        onClick={() => void copyText(value, copied)}
      >
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
};

/** The traveller, with contacts. */
export const TravellerSection = ({ booking }: { booking: Booking }) => {
  const { phone, email, isReading } = useContact(booking);
  return (
    <DetailSection title="Traveller">
      <div className={classes.contact}>
        <Glance
          facts={knownFacts([
            ['User', booking.user && <UserLink key="user" booking={booking} />],
            [
              'Contact name',
              (!booking.user || booking.contact_name !== travellerOf(booking)) && booking.contact_name,
            ],
            ['Phone', phone && <ContactLine key="phone" kind="phone" value={phone} />],
            ['Email', email && <ContactLine key="email" kind="email" value={email} />],
          ])}
        />
      </div>
      {!phone && !email && !isReading && (
        <Text size="sm" c="dimmed" mt="xs">
          No phone number and no e-mail address is known.
        </Text>
      )}
    </DetailSection>
  );
};
