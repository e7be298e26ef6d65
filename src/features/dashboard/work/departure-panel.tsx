import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { LinkText } from '@/components/links/link-button';
import { DayName } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { shareInWords } from '@/domain/bookings/booking-pages';
import { departureBookings } from '@/domain/bookings/travel-links';
import type { useTravel } from '@/domain/bookings/use-travel';
import classes from '@/features/dashboard/dashboard.module.css';
import { LoadingRows, Panel } from '@/features/dashboard/panel';
import { PartFailed } from '@/features/dashboard/part-failed';
import { formatCount, formatNpr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { type OpenDeparture, openDepartures, spans } from './open-departures';

/** The number of departures listed. */
const shown = 5;

const DepartureRow = ({ packageId, date, name, load: { bookings, people, pending, due } }: OpenDeparture) => {
  const facts = [
    plural(bookings, { one: $localize`# booking`, other: $localize`# bookings` }),
    people !== undefined && plural(people, { one: $localize`# traveller`, other: $localize`# travellers` }),
    pending > 0 && plural(pending, { one: $localize`# pending`, other: $localize`# pending` }),
  ];
  return (
    <li className={classes.departure}>
      <span className={classes.rowName}>
        <LinkText size="sm" {...departureBookings({ id: packageId, name }, date)}>
          <bdi>{name}</bdi>
        </LinkText>
      </span>
      <strong className={classes.money}>
        <bdi>{due !== undefined && due > 0 && formatNpr(due)}</bdi>
      </strong>
      <span className={classes.quiet}>
        <DayName date={date} />
      </span>
      <span className={classes.quiet}>
        <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
      </span>
    </li>
  );
};

const Departures = ({ departures }: { departures: readonly OpenDeparture[] }) => {
  const [all, setAll] = useState(false);
  const more = departures.length - shown;
  return (
    <>
      <ul className={classes.rows} data-all={all || undefined}>
        {(all ? departures : departures.slice(0, shown)).map((departure) => (
          <DepartureRow key={departure.id} {...departure} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="compact-sm" variant="subtle" ms={-9} aria-expanded={all} onClick={() => setAll(!all)}>
          <bdi>
            {all
              ? $localize`Fewer tours`
              : plural(more, { one: $localize`# more tour`, other: $localize`# more tours` })}
          </bdi>
        </Button>
      )}
    </>
  );
};

interface DeparturePanelProps {
  days: number;
  onDays: (days: number) => void;
  /** The travellers of these days. */
  travel: ReturnType<typeof useTravel>;
}

/** The next tours with pending or unpaid bookings: a package and a day, whether a departure is planned then or not. */
export const DeparturePanel = ({ days, onDays, travel: { query, read } }: DeparturePanelProps) => {
  const departures = useMemo(
    () => read && 'days' in read && openDepartures([...read.days.values()].flat()),
    [read],
  );
  const other = days === spans[0] ? spans[1] : spans[0];
  return (
    <Panel
      title={$localize`Tours with open bookings`}
      aside={
        <span className={classes.links}>
          <bdi className={classes.quiet}>{$localize`${formatCount(days)}:days: days`}</bdi>
          <Button
            size="compact-sm"
            variant="subtle"
            me={-9}
            aria-label={$localize`Show ${formatCount(other)}:other: days`}
            onClick={() => onDays(other)}
          >
            <bdi>{$localize`${formatCount(other)}:other: days`}</bdi>
          </Button>
        </span>
      }
    >
      {!read && !query.isError && <LoadingRows what={$localize`the departures`} rows={shown} height={36} />}
      {!read && query.isError && <PartFailed what={$localize`the departures`} query={query} />}
      {read && 'days' in read && read.share && <DimmedText>{shareInWords(read.share)}</DimmedText>}
      {departures && departures.length === 0 && (
        <DimmedText>{$localize`No trip in the next ${formatCount(days)}:days: days has pending or unpaid bookings.`}</DimmedText>
      )}
      {departures && <Departures departures={departures} />}
      {read && !('days' in read) && <DimmedText>{$localize`It is not known who travels when.`}</DimmedText>}
      <LinkText size="sm" className={classes.further} to="/departures" search={{ booked: 'without' }}>
        <bdi>{$localize`Departures without bookings in 30 days`}</bdi>
      </LinkText>
    </Panel>
  );
};
