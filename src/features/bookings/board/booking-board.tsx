import { ActionIcon, Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { type Icon, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { bookingArea } from '@/areas/bookings';
import { useListSearch } from '@/components/data-table/use-list-search';
import { dayInWords } from '@/components/day-in-words';
import { useDisplay } from '@/components/display';
import { ListPage } from '@/components/list-page/list-page';
import { useScreenTitle } from '@/components/screen-title';
import { FailedQuery } from '@/components/state-panel';
import type { Travel } from '@/domain/bookings/read-travel';
import { bookingSearch } from '@/features/bookings/booking-search';
import { BookingViews } from '@/features/bookings/booking-views';
import { addDays, daysBetween, type PlainDate } from '@/lib/dates';
import { counted, plural } from '@/lib/plural';
import classes from './board.module.css';
import { type BookingsSearch, monthBeside } from './board-search';
import { DayBookings } from './day-bookings';
import { MonthBoard } from './month-board';
import { useBoard } from './use-board';

interface TurnProps {
  label: string;
  icon: Icon;
  search: BookingsSearch;
}

const Turn = ({ label, icon: TurnIcon, search }: TurnProps) => (
  <ActionIcon
    variant="default"
    size={34}
    aria-label={label}
    renderRoot={(props) => <Link {...props} to="/bookings" search={search} resetScroll={false} />}
  >
    <TurnIcon size={18} className="mantine-rotate-rtl" aria-hidden />
  </ActionIcon>
);

const daysIn = ({ from, to }: { from: PlainDate; to: PlainDate }) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

interface ContentProps {
  board: Travel;
  range: { from: PlainDate; to: PlainDate };
  search: BookingsSearch;
  today: PlainDate;
}

const Content = ({ board, range, search, today }: ContentProps) => {
  const { calendar } = useDisplay();
  const { days, total } = board;
  const shown = [...days.values()].flat().length;
  const when =
    range.from === range.to
      ? `on ${dayInWords(range.from, calendar)}`
      : `from ${dayInWords(range.from, calendar)} to ${dayInWords(range.to, calendar)}`;
  const listed = search.span ? daysIn(range) : search.day ? [search.day] : [];
  return (
    <>
      <Text size="sm" role="status">
        <bdi>
          {counted(shown, 'booking travels', 'bookings travel')} {when}, out of{' '}
          {counted(total, 'booking', 'bookings')}.
        </bdi>
      </Text>
      {!search.span && <MonthBoard month={range.from} days={days} today={today} search={search} />}
      {listed.map((date) => (
        <DayBookings key={date} date={date} bookings={days.get(date) ?? []} />
      ))}
    </>
  );
};

/** Bookings by their travel dates, under the filters of the list. */
export const BookingBoard = () => {
  const list = useListSearch(bookingSearch);
  useScreenTitle({ title: bookingArea.label });
  const { search, today, range, query, readAll } = useBoard();
  const { data } = query;
  const month = range.from.slice(0, 7);
  return (
    <ListPage title={bookingArea.label} views={bookingArea.views} list={list} viewSwitch={<BookingViews />}>
      <div className={classes.frame} aria-busy={query.isFetching}>
        {!search.span && (
          <Group gap="xs" component="nav" aria-label="Months">
            <Turn
              label="Previous month"
              icon={IconChevronLeft}
              search={{ ...search, month: monthBeside(month, -1), day: undefined }}
            />
            <Turn
              label="Next month"
              icon={IconChevronRight}
              search={{ ...search, month: monthBeside(month, 1), day: undefined }}
            />
          </Group>
        )}
        {data === undefined && !query.isError && (
          <Skeleton height={420} role="status" aria-label="Loading the bookings" />
        )}
        {data === undefined && query.isError && <FailedQuery what="the bookings" query={query} />}
        {data && 'pages' in data && (
          <Alert color="warning" title="The server does not order bookings by travel date">
            <Text size="sm" mb="sm">
              To know who travels when, all {counted(data.pages, 'page', 'pages')} of bookings must be read.
            </Text>
            <Button size="xs" loading={query.isFetching} onClick={readAll}>
              Read all
            </Button>
          </Alert>
        )}
        {data && 'undated' in data && (
          <Alert color="warning" title="No booking says a travel date that can be read">
            <Text size="sm" mb="sm">
              {plural(data.undated, {
                one: 'The one booking that was read does not, so nobody can tell here who travels when.',
                other:
                  'None of the # bookings that were read does, so nobody can tell here who travels when.',
              })}
            </Text>
            <Button
              size="xs"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/bookings"
                  search={bookingSearch.validate({ ...search, page: undefined })}
                />
              )}
            >
              Show the list
            </Button>
          </Alert>
        )}
        {data && 'days' in data && <Content board={data} range={range} search={search} today={today} />}
      </div>
    </ListPage>
  );
};
