import { Fragment, type ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { RecordLink } from '@/components/links/record-link';
import { FailedQuery } from '@/components/screen/state-panel';
import type { Booking } from '@/generated/model';
import { bookingArea } from '@/resources/bookings';
import classes from './booking-view.module.css';

/** The most bookings to list beside one. */
export const shownAtMost = 5;

interface BookingItemsProps {
  bookings: readonly Booking[];
  /** The text of the link to a booking. */
  name: (booking: Booking) => ReactNode;
  /** What is said below it; unknown details are left out. */
  details: (booking: Booking) => readonly ReactNode[];
}

/** The first of some bookings, as links. */
export const BookingItems = ({ bookings, name, details }: BookingItemsProps) => (
  <ul className={classes.bookings}>
    {bookings.slice(0, shownAtMost).map((booking) => (
      <li key={booking.id}>
        <RecordLink link={bookingArea.open(booking.id)}>{name(booking)}</RecordLink>
        <small>
          {details(booking)
            .filter(Boolean)
            .map((detail, index) => (
              <Fragment key={index}>
                {index > 0 && ' · '}
                {detail}
              </Fragment>
            ))}
        </small>
      </li>
    ))}
  </ul>
);

interface SectionAnswerProps<Answer> {
  /** What is loading: "the other bookings". */
  what: string;
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** The content of a section that loads by itself: if it fails, the rest of the screen stays. */
export const SectionAnswer = <Answer,>({ what, query, children }: SectionAnswerProps<Answer>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <FailedQuery what={what} query={query} />;
  return <Skeleton height={72} role="status" aria-label={$localize`Loading ${what}:what:`} />;
};
