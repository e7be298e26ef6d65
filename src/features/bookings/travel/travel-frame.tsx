import type { ReactNode } from 'react';
import { type Icon, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useListSearch } from '@/components/data-table/use-list-search';
import { LinkButton, LinkIcon } from '@/components/links/link-button';
import { ListPage } from '@/components/list-page/list-page';
import { bookingChoices } from '@/domain/bookings/booking-words';
import { BookingViews } from '@/features/bookings/booking-views';
import { PrintHead } from '@/features/bookings/print/print-head';
import { listBookingsSearch } from '@/generated/searches';
import { bookingArea } from '@/resources/bookings';
import classes from './travel.module.css';
import type { BookingsSearch } from './travel-search';

interface TurnProps {
  label: string;
  search: BookingsSearch;
}

const Turn = ({ label, search, icon: TurnIcon }: TurnProps & { icon: Icon }) => (
  <LinkIcon variant="default" size={32} aria-label={label} to="/bookings" search={search} resetScroll={false}>
    <TurnIcon size={18} className="mantine-rotate-rtl" aria-hidden />
  </LinkIcon>
);

interface TimeNavigationProps {
  /** What the arrows step through: "Months". */
  label: string;
  previous: TurnProps;
  next: TurnProps;
  today: BookingsSearch;
  /** The displayed period, between the arrows. */
  children?: ReactNode;
}

/** Navigation through time: previous, current, next, and today. */
export const TimeNavigation = ({ label, previous, next, today, children }: TimeNavigationProps) => (
  <nav className={classes.turns} aria-label={label}>
    <Turn {...previous} icon={IconChevronLeft} />
    {children}
    <Turn {...next} icon={IconChevronRight} />
    <LinkButton variant="default" size="xs" h={32} to="/bookings" search={today} resetScroll={false}>
      {$localize`Today`}
    </LinkButton>
  </nav>
);

interface TravelFrameProps {
  busy: boolean;
  /** What the screen is on paper. */
  printTitle: ReactNode;
  /** The navigation through time, and the filters. */
  head: ReactNode;
  children: ReactNode;
}

/** The frame of the views by travel date, with the tabs and filters of the list. */
export const TravelFrame = ({ busy, printTitle, head, children }: TravelFrameProps) => (
  <ListPage
    title={bookingArea.label}
    views={bookingArea.views}
    list={useListSearch(listBookingsSearch)}
    choices={bookingChoices}
    viewSwitch={<BookingViews />}
  >
    <PrintHead title={printTitle} />
    <div className={classes.frame} aria-busy={busy}>
      <div className={classes.head}>{head}</div>
      {children}
    </div>
  </ListPage>
);
