import { DayName } from '@/components/text/day-text';
import { departureBookings } from '@/domain/bookings/travel-links';
import { useHomeReading } from '@/features/dashboard/reading/home-reading';
import { plural } from '@/lib/text/plural';
import { CheckedList } from './checked-list';

/** The booked days on which a package has no departure; each links to its travellers. */
export const MissingDepartureList = () => {
  const { at, missing } = useHomeReading() ?? {};
  return (
    <CheckedList
      title={$localize`Booked days without a departure`}
      at={missing ? at : undefined}
      nouns={['day', 'days']}
      heads={[$localize`Package`, $localize`Day`, $localize`Bookings`]}
      rows={(missing ?? []).map(({ id, name, day, bookings }) => ({
        key: `${id} ${day}`,
        name,
        link: departureBookings({ id, name }, day),
        cells: [
          <DayName key="day" date={day} />,
          plural(bookings, { one: $localize`# booking`, other: $localize`# bookings` }),
        ],
      }))}
    />
  );
};
