import { ActionIcon, Group, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { DetailSection } from '@/components/detail-page/detail-section';
import { type Fact, Facts, knownFacts } from '@/components/detail-page/facts';
import { useToday } from '@/components/hooks/use-today';
import { ContactLink } from '@/components/links/contact-link';
import { copyText } from '@/components/notices/copy-text';
import { partyInWords, travellerOf } from '@/domain/bookings/booking';
import { UserLink } from '@/domain/bookings/user-link';
import type { Booking } from '@/generated/model';
import { clockInNepal, daysBetween, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { enumLabel } from '@/lib/text/labels';
import { plural } from '@/lib/text/plural';
import classes from './booking-view.module.css';
import { stopsOf } from './timeline';
import { useContact } from './use-contact';

const words = {
  email: { copy: $localize`Copy e-mail address`, copied: $localize`The e-mail address was copied.` },
  phone: { copy: $localize`Copy phone number`, copied: $localize`The phone number was copied.` },
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

const nightsOf = ({ start_date, end_date, nights }: Booking) => {
  const isPeriod =
    start_date && end_date && isPlainDate(start_date) && isPlainDate(end_date) && end_date >= start_date;
  const count = isPeriod ? daysBetween(start_date, end_date) : (nights ?? undefined);
  return count === undefined
    ? undefined
    : plural(count, { one: $localize`# night`, other: $localize`# nights` });
};

/** A date that is not on the timeline, because it cannot be read. */
const unread = (date: string | null | undefined) => date && !isPlainDate(date) && date;

/** What is booked, besides its name and what the timeline says. */
const travelFacts = (booking: Booking, today: PlainDate): readonly Fact[] => {
  const { service_type, room_name, start_date, end_date, created_at } = booking;
  const isLengthSaid = stopsOf(booking, today).some(({ isStay }) => isStay);
  return [
    [$localize`Booking code`, booking.code],
    [$localize`Travellers`, partyInWords(booking)],
    [$localize`Service type`, service_type && enumLabel(service_type)],
    [$localize`Room name`, room_name],
    [$localize`Length`, !isLengthSaid && nightsOf(booking)],
    [$localize`Start date`, unread(start_date)],
    [$localize`End date`, unread(end_date)],
    [$localize`Created at`, created_at && !clockInNepal(created_at) && created_at],
  ];
};

/** The traveller with contacts, who comes along, and what is booked. */
export const TravellerSection = ({ booking }: { booking: Booking }) => {
  const today = useToday();
  const { phone, email, isReading } = useContact(booking);
  return (
    <DetailSection title={$localize`Traveller`}>
      <div className={classes.facts}>
        <Facts
          facts={knownFacts([
            [$localize`User`, booking.user && <UserLink key="user" booking={booking} />],
            [
              $localize`Contact name`,
              (!booking.user || booking.contact_name !== travellerOf(booking)) && booking.contact_name,
            ],
            [$localize`Phone`, phone && <ContactLine key="phone" kind="phone" value={phone} />],
            [$localize`Email`, email && <ContactLine key="email" kind="email" value={email} />],
            ...travelFacts(booking, today),
          ])}
        />
      </div>
      {!phone && !email && !isReading && (
        <Text size="sm" c="dimmed" mt="xs">
          {$localize`No phone number and no e-mail address is known.`}
        </Text>
      )}
    </DetailSection>
  );
};
