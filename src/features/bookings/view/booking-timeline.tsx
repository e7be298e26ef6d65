import { VisuallyHidden } from '@mantine/core';
import { useToday } from '@/components/hooks/use-today';
import { DayText } from '@/components/text/day-text';
import type { Booking } from '@/generated/model';
import classes from './booking-view.module.css';
import { stopsOf } from './timeline';

/** When it was booked, starts and ends, and where today is among these; null if no date is known. */
export const BookingTimeline = ({ booking }: { booking: Booking }) => {
  const today = useToday();
  const stops = stopsOf(booking, today);
  return (
    stops.length > 0 && (
      <ol className={classes.timeline} aria-label={$localize`Timeline`}>
        {stops.map(({ event, label, date, until, isStay }, index) => (
          <li
            key={event}
            data-event={event}
            data-past={date <= today || undefined}
            data-passed={(stops[index + 1]?.date ?? '9') <= today || undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            <span className={classes.stop}>
              <span className={classes.label}>{label}</span>
              <DayText date={date} weekday stacked />
            </span>
            {until && (
              <span className={classes.until} data-stay={isStay || undefined}>
                <VisuallyHidden>{$localize`, then `}</VisuallyHidden>
                <bdi>{until}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    )
  );
};
