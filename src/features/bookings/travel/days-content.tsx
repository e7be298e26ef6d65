import { Text } from '@mantine/core';
import { IconCalendarOff, IconCoinOff } from '@tabler/icons-react';
import { Toolbar } from '@/components/data-table/toolbar-slot';
import { LinkButton } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { ListPageContext } from '@/components/links/screen-link';
import { StatePanel } from '@/components/screen/state-panel';
import { DayText } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { dueOf, havePaidAmounts } from '@/domain/bookings/booking';
import { travelDay } from '@/domain/bookings/ordered-bookings';
import type { DayRange } from '@/domain/bookings/read-travel';
import { manifestLink } from '@/domain/bookings/travel-links';
import { byTravel, totalsOf } from '@/domain/bookings/travel-totals';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { formatNpr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { listedIn } from './listed-in';
import classes from './travel.module.css';
import { byService, type ColumnKey, columnsFor } from './travel-columns';
import type { TravelDaysSearch } from './travel-search';
import { CancelledFold, TravelTable } from './travel-table';
import { TravelTools } from './travel-tools';

/** The known totals of bookings: "3 bookings · 8 travellers · NPR 12,000 still to pay". */
const totalsInWords = (bookings: readonly Booking[]): string => {
  const { people, due } = totalsOf(bookings);
  return [
    plural(bookings.length, { one: $localize`# booking`, other: $localize`# bookings` }),
    people !== undefined && plural(people, { one: $localize`# traveller`, other: $localize`# travellers` }),
    due !== undefined && due > 0 && $localize`${formatNpr(due)}:npr: still to pay`,
  ]
    .filter(Boolean)
    .join(' · ');
};

interface DayHeadingProps {
  date: PlainDate;
  bookings: readonly Booking[];
  /** No other day is shown, so its totals are those above. */
  only: boolean;
}

/** The heading of a day; links to its manifest. */
const DayHeading = ({ date, bookings, only }: DayHeadingProps) => (
  <span className={classes.dayHeading}>
    <RecordLink link={manifestLink(date)}>
      <DayText date={date} weekday />
    </RecordLink>
    {!only && (
      <Text span size="xs" c="dimmed">
        <bdi>{totalsInWords(bookings)}</bdi>
      </Text>
    )}
  </span>
);

interface DaysContentProps {
  bookings: readonly Booking[];
  range: DayRange;
  search: TravelDaysSearch;
}

const keys: ColumnKey[] = ['service', 'traveller', 'people', 'phone', 'due', 'status'];

const NobodySaysPaid = ({ search }: Pick<DaysContentProps, 'search'>) => (
  <StatePanel
    icon={<IconCoinOff size={22} />}
    title={$localize`No booking on these days has a paid amount`}
    action={
      <LinkButton variant="default" mt="xs" to="/bookings" search={{ ...search, payment: undefined }}>
        {$localize`Show all bookings on these days`}
      </LinkButton>
    }
  >
    {$localize`It is not known which of them are unpaid.`}
  </StatePanel>
);

/** The bookings of a date range, by day. */
export const DaysContent = ({ bookings, range, search }: DaysContentProps) => {
  const { travelling, cancelled } = byTravel(bookings);
  const ofStatus = search.status === 'cancelled' ? cancelled : travelling;
  const unpaid = search.payment === 'unpaid';
  if (unpaid && ofStatus.length > 0 && !havePaidAmounts(bookings)) return <NobodySaysPaid search={search} />;

  const shown = unpaid ? ofStatus.filter((booking) => (dueOf(booking) ?? 0) > 0) : ofStatus;
  const unpriced = unpaid ? ofStatus.filter((booking) => dueOf(booking) === undefined).length : 0;
  const folded = unpaid || ofStatus === cancelled ? [] : cancelled;
  const days = [...Map.groupBy(shown, (booking) => travelDay(booking) ?? '')].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const groups = days.map(([day, rows]) => ({
    key: day,
    heading: <DayHeading date={day} bookings={rows} only={days.length === 1} />,
    bookings: byService(rows),
  }));
  const listed = groups.flatMap((group) => group.bookings);
  return (
    <ListPageContext value={listedIn(listed)}>
      <Toolbar>
        <TravelTools fileName={`bookings-${range.from}-${range.to}`} bookings={listed} />
      </Toolbar>
      <Text size="sm" role="status">
        <bdi>{totalsInWords(shown)}</bdi>
      </Text>
      {unpriced > 0 && (
        <DimmedText>
          {plural(unpriced, {
            one: $localize`One booking has no amount and is not listed.`,
            other: $localize`# bookings have no amount and are not listed.`,
          })}
        </DimmedText>
      )}
      {groups.length > 0 ? (
        <TravelTable
          label={$localize`Bookings by day`}
          columns={columnsFor(bookings, keys)}
          groups={groups}
        />
      ) : (
        <StatePanel icon={<IconCalendarOff size={22} />} title={$localize`Nobody travels on these days`}>
          {unpaid ? $localize`Or everyone who travels has paid.` : undefined}
        </StatePanel>
      )}
      <CancelledFold
        bookings={byService(folded)}
        columns={columnsFor(folded, keys)}
        summary={plural(folded.length, {
          one: $localize`# cancelled booking`,
          other: $localize`# cancelled bookings`,
        })}
      />
    </ListPageContext>
  );
};
