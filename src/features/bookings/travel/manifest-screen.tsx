import { DetailHeader } from '@/components/detail-page/detail-page';
import { useToday } from '@/components/hooks/use-today';
import { RecordLink } from '@/components/links/record-link';
import { useScreenTitle } from '@/components/screen/screen-title';
import { dayInWords } from '@/components/text/day-in-words';
import { DayText } from '@/components/text/day-text';
import { type Display, useDisplay } from '@/components/text/display';
import { filled } from '@/components/text/filled';
import { nameOfBooking } from '@/domain/bookings/booking';
import { isFor, manifestLink } from '@/domain/bookings/travel-links';
import { useTravel } from '@/domain/bookings/use-travel';
import { serviceLink } from '@/features/bookings/booking-links';
import { PrintHead } from '@/features/bookings/print/print-head';
import type { Booking } from '@/generated/model';
import { addDays, type PlainDate, weekdayOf } from '@/lib/dates/dates';
import { ManifestContent } from './manifest-content';
import classes from './travel.module.css';
import { serviceIn, travelOf } from './travel-filters';
import { TimeNavigation } from './travel-frame';
import { TravelGate } from './travel-gate';
import type { TravelManifestSearch } from './travel-search';
import { TravelSkeleton } from './travel-skeleton';

const trail = [{ label: $localize`Bookings`, to: '/bookings' }];

const dayTitle = (day: PlainDate, calendar: Display['calendar']) =>
  `${weekdayOf(day)}, ${dayInWords(day, calendar)}`;

/** Links to the previous and next day. */
const DayNavigation = ({ day }: { day: PlainDate }) => {
  const today = useToday();
  const at = (next: PlainDate) => ({ view: 'manifest' as const, day: next });
  return (
    <TimeNavigation
      label={$localize`Days`}
      previous={{ label: $localize`Previous day`, search: at(addDays(day, -1)) }}
      next={{ label: $localize`Next day`, search: at(addDays(day, 1)) }}
      today={at(today)}
    />
  );
};

/** Links to other views of a departure. */
const DepartureLinks = ({ day, booking }: { day: PlainDate; booking: Booking | undefined }) => {
  const service = booking && serviceLink(booking);
  return (
    <>
      <DayText date={day} weekday />
      <span className={classes.ways}>
        <RecordLink link={manifestLink(day)}>{$localize`Everyone who travels that day`}</RecordLink>
        {service && <RecordLink link={service.link}>{service.label}</RecordLink>}
      </span>
    </>
  );
};

/** The manifest of one departure or one day: for the guide, the office, and printing. */
export const ManifestScreen = ({ search }: { search: TravelManifestSearch }) => {
  const { day } = search;
  const service = serviceIn(search);
  const { calendar } = useDisplay();
  const today = useToday();
  const { range, filters } = travelOf(search, today);
  const travel = useTravel({ range, filters });
  const first = service && travel.bookings?.find((booking) => isFor(booking, service));
  const name = service?.name ?? (first && nameOfBooking(first));
  const title = name ?? (service ? $localize`Departure` : dayTitle(day, calendar));
  useScreenTitle({ title: $localize`Manifest`, record: title, trail });
  return (
    <div className={classes.manifest} aria-busy={travel.query.isFetching}>
      <DetailHeader
        order={1}
        name={title}
        byline={service ? <DepartureLinks day={day} booking={first} /> : $localize`Everyone who travels`}
        actions={!service && <DayNavigation day={day} />}
      />
      <PrintHead
        title={
          service
            ? $localize`Manifest of ${title}:title:`
            : filled((date) => $localize`Travellers on ${date}:date:`, <DayText date={day} weekday />)
        }
      >
        {service && <DayText date={day} weekday />}
      </PrintHead>
      <div className={classes.frame}>
        <TravelGate travel={travel} search={search} skeleton={<TravelSkeleton />}>
          {(bookings) => <ManifestContent all={bookings} day={day} service={service} />}
        </TravelGate>
      </div>
    </div>
  );
};
