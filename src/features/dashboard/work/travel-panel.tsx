import { useMemo } from 'react';
import { Text } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { ContactLink } from '@/components/links/contact-link';
import { LinkText } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { DayName } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { nameOfBooking, statusLabel, travellerOf } from '@/domain/bookings/booking';
import { shareInWords } from '@/domain/bookings/booking-pages';
import type { Travel } from '@/domain/bookings/read-travel';
import type { useTravel } from '@/domain/bookings/use-travel';
import { Traveller } from '@/domain/bookings/user-link';
import classes from '@/features/dashboard/dashboard.module.css';
import { LoadingRows, Panel } from '@/features/dashboard/panel';
import { PartFailed } from '@/features/dashboard/part-failed';
import { addDays, type PlainDate, shortWeekdayOf } from '@/lib/dates/dates';
import { formatCount, formatNpr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { bookingArea } from '@/resources/bookings';
import { bookingsOn } from './booking-links';
import { type TravelDay, travelDay } from './travel-day';

const dueText = (due: number | undefined) => {
  if (due === undefined) return '';
  return due > 0 ? formatNpr(due) : $localize`Paid`;
};

const Pending = () => (
  <IconClockHour4 size={14} role="img" aria-label={statusLabel('pending')} className={classes.pending} />
);

/** A traveller: name, service, people, contact and amount due. */
const TravellerRow = ({ booking, people, due }: TravelDay['travellers'][number]) => {
  const traveller = Boolean(booking.user) || travellerOf(booking) !== undefined;
  return (
    <tr className={classes.traveller}>
      <th scope="row">
        {booking.status === 'pending' && <Pending />}
        <RecordLink link={bookingArea.open(booking.id)}>
          {traveller ? <Traveller booking={booking} /> : <bdi>{nameOfBooking(booking)}</bdi>}
        </RecordLink>
        {traveller && (
          <span className={classes.booked}>
            <bdi>{nameOfBooking(booking)}</bdi>
          </span>
        )}
      </th>
      <td className={classes.people}>{people !== undefined && formatCount(people)}</td>
      <td className={classes.phone}>
        <ContactLink kind="phone" value={booking.contact_phone} />
      </td>
      <td className={classes.money}>
        <bdi>{dueText(due)}</bdi>
      </td>
    </tr>
  );
};

/** The number of travellers listed per day. */
const shown = 4;

interface DayProps {
  /** "Today". */
  name: string;
  day: TravelDay;
}

const Day = ({ name, day: { date, travellers, due } }: DayProps) => {
  const open = due !== undefined && due > 0 && $localize`${formatNpr(due)}:npr: to pay`;
  return (
    <tbody>
      <tr className={classes.day}>
        <th scope="rowgroup" colSpan={4}>
          <span className={classes.dayHead}>
            <LinkText inherit {...bookingsOn(date)}>
              {name}, {shortWeekdayOf(date)} <DayName date={date} />
            </LinkText>
            <span className={classes.quiet}>
              <bdi>{travellers.length === 0 ? $localize`Nobody sets out` : open}</bdi>
            </span>
          </span>
        </th>
      </tr>
      {travellers.slice(0, shown).map((traveller) => (
        <TravellerRow key={traveller.booking.id} {...traveller} />
      ))}
      {travellers.length > shown && (
        <tr>
          <td colSpan={4}>
            <LinkText inherit {...bookingsOn(date)}>
              {plural(travellers.length - shown, {
                one: $localize`# more booking`,
                other: $localize`# more bookings`,
              })}
            </LinkText>
          </td>
        </tr>
      )}
    </tbody>
  );
};

interface KnownTravelProps {
  travel: Travel;
  today: PlainDate;
}

const heads = [$localize`Traveller`, $localize`Travellers`, $localize`Phone`, $localize`To pay`];

const KnownTravel = ({ travel, today }: KnownTravelProps) => {
  const days = useMemo(() => {
    const all = [...travel.days.values()].flat();
    return [today, addDays(today, 1)].map((date) => travelDay(date, travel.days.get(date) ?? [], all));
  }, [travel, today]);
  const [first, second] = days;
  return (
    <>
      {travel.share && <DimmedText>{shareInWords(travel.share)}</DimmedText>}
      <table className={classes.travellers}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {first && <Day name={$localize`Today`} day={first} />}
        {second && <Day name={$localize`Tomorrow`} day={second} />}
      </table>
    </>
  );
};

interface TravelPanelProps {
  today: PlainDate;
  travel: ReturnType<typeof useTravel>;
}

/** The travellers of today and tomorrow. */
export const TravelPanel = ({ today, travel: { query, read } }: TravelPanelProps) => (
  <Panel title={$localize`Travels today and tomorrow`} help="Look after bookings">
    {!read && !query.isError && <LoadingRows what={$localize`who travels`} rows={18} />}
    {!read && query.isError && <PartFailed what={$localize`who travels`} query={query} />}
    {read && 'pages' in read && (
      <Text size="sm">
        {$localize`${plural(read.pages, {
          one: $localize`The server does not order bookings by travel date: its page must be read to know who travels when.`,
          other: $localize`The server does not order bookings by travel date: all # pages must be read to know who travels when.`,
        })}:plural: They are read bit by bit while this page is open.`}
      </Text>
    )}
    {read && 'undated' in read && (
      <Text size="sm">
        {$localize`No booking has a travel date that can be read, so it is not known who travels when. `}
        <LinkText inherit to="/bookings">
          {$localize`Show the list`}
        </LinkText>
      </Text>
    )}
    {read && 'days' in read && <KnownTravel travel={read} today={today} />}
  </Panel>
);
