import { IconClockHour4 } from '@tabler/icons-react';
import { ContactLink } from '@/components/links/contact-link';
import { RecordLink } from '@/components/links/record-link';
import { nameOfBooking, statusLabel, travellerOf } from '@/domain/bookings/booking';
import { Traveller } from '@/domain/bookings/user-link';
import classes from '@/features/dashboard/dashboard.module.css';
import { formatCount, formatNpr } from '@/lib/formats/formats';
import { bookingArea } from '@/resources/bookings';
import type { TravelDay } from './travel-day';

const dueText = (due: number | undefined) => {
  if (due === undefined) return '';
  return due > 0 ? formatNpr(due) : $localize`Paid`;
};

const Pending = () => (
  <IconClockHour4 size={14} role="img" aria-label={statusLabel('pending')} className={classes.pending} />
);

/** A traveller: name, service, people, contact and amount due. */
export const TravellerRow = ({ booking, people, due }: TravelDay['travellers'][number]) => {
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
