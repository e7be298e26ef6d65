import { VisuallyHidden } from '@mantine/core';
import type { Booking } from '@/generated/model';
import { plainText } from '@/lib/text/html';
import classes from './travel.module.css';
import type { TravelColumn, TravelTableProps } from './travel-columns';

interface CardProps extends Pick<TravelTableProps, 'columns' | 'notes'> {
  booking: Booking;
}

/** Numbers that need their label. */
const named: readonly TravelColumn['key'][] = ['people', 'paid', 'due'];

const Fact = ({ booking, column }: { booking: Booking; column: TravelColumn }) => {
  const value = column.cell(booking);
  if (value === undefined || value === '') return null;
  return (
    <div className={classes.fact} dir="auto">
      {named.includes(column.key) ? (
        <dt>{column.header}</dt>
      ) : (
        <VisuallyHidden component="dt">{column.header}</VisuallyHidden>
      )}
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
};

const Card = ({ booking, columns, notes }: CardProps) => {
  const status = columns.find(({ key }) => key === 'status');
  const traveller = columns.find(({ key }) => key === 'traveller');
  const facts = columns.filter((column) => column !== status && column !== traveller);
  return (
    <li className={classes.card} data-row>
      <div className={classes.cardHead}>
        {traveller?.cell(booking)}
        {status?.cell(booking)}
      </div>
      <dl className={classes.facts}>
        {facts.map((column) => (
          <Fact key={column.key} booking={booking} column={column} />
        ))}
      </dl>
      {notes && booking.note && (
        <p className={classes.wish} dir="auto">
          {plainText(booking.note)}
        </p>
      )}
    </li>
  );
};

/** The bookings of a date range as cards for narrow screens, with contacts. */
export const TravelCards = ({ label, columns, groups, notes }: TravelTableProps) => (
  <div role="group" aria-label={label}>
    {groups.map(({ key, heading, bookings }) => (
      <section key={key}>
        {heading !== undefined && <div className={classes.group}>{heading}</div>}
        <ul className={classes.cards}>
          {bookings.map((booking) => (
            <Card key={booking.id} booking={booking} columns={columns} notes={notes} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);
