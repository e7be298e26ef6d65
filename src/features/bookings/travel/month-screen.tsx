import { type ReactNode, useState } from 'react';
import { ActionIcon, Button, Group, Popover, SimpleGrid, Text } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useNarrow } from '@/components/hooks/use-narrow';
import { useToday } from '@/components/hooks/use-today';
import { MonthName } from '@/components/inputs/month-table';
import { LinkButton } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { filled } from '@/components/text/filled';
import { travelDay } from '@/domain/bookings/ordered-bookings';
import { byTravel } from '@/domain/bookings/travel-totals';
import { useTravel } from '@/domain/bookings/use-travel';
import { ShownDays } from '@/domain/nepal/days/shown-days';
import { useDays } from '@/domain/nepal/days/use-days';
import type { Booking } from '@/generated/model';
import { bsMonthsOf } from '@/lib/dates/bikram-sambat';
import { daysBetween, formatMonth } from '@/lib/dates/dates';
import { monthAfter, monthOf, monthsAround } from '@/lib/dates/months';
import { inDigits } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { MonthGrid } from './month-grid';
import { MonthLegend } from './month-legend';
import { loadRangeOf } from './month-load';
import { listPart, travelOf } from './travel-filters';
import { TimeNavigation, TravelFrame } from './travel-frame';
import { TravelGate } from './travel-gate';
import type { BookingsSearch, TravelMonthSearch } from './travel-search';

interface MonthJumpProps {
  /** `2026-11` */
  month: string;
  /** The search parameters of a month. */
  searchOf: (month: string) => BookingsSearch;
  /** The name of the displayed month. */
  children: ReactNode;
}

/** The displayed month as a button that opens other months and years. */
const MonthJump = ({ month, searchOf, children }: MonthJumpProps) => {
  const [opened, setOpened] = useState(false);
  const [year, setYear] = useState(Number(month.slice(0, 4)));
  const toggle = () => {
    setYear(Number(month.slice(0, 4)));
    setOpened(!opened);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          h={32}
          px="sm"
          fw={400}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={toggle}
        >
          <span>{children}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={$localize`Choose a month`}>
        <Group justify="space-between" mb="xs">
          <ActionIcon
            variant="default"
            size={32}
            aria-label={$localize`Previous year`}
            onClick={() => setYear(year - 1)}
          >
            <IconChevronLeft size={18} className="mantine-rotate-rtl" aria-hidden />
          </ActionIcon>
          <Text fw={600} aria-live="polite">
            {inDigits(year)}
          </Text>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={$localize`Next year`}
            onClick={() => setYear(year + 1)}
          >
            <IconChevronRight size={18} className="mantine-rotate-rtl" aria-hidden />
          </ActionIcon>
        </Group>
        <SimpleGrid cols={3} spacing={4} verticalSpacing={4}>
          {monthsAround(`${year}-01`, 12, 0).map((one) => (
            <LinkButton
              key={one}
              size="compact-sm"
              h={32}
              variant={one === month ? 'light' : 'subtle'}
              color={one === month ? undefined : 'gray'}
              aria-current={one === month ? 'true' : undefined}
              title={bsMonthsOf(`${one}-01`)}
              data-autofocus={one === month || undefined}
              onClick={() => setOpened(false)}
              to="/bookings"
              search={searchOf(one)}
              resetScroll={false}
            >
              {formatMonth(`${one}-01`)}
            </LinkButton>
          ))}
        </SimpleGrid>
      </Popover.Dropdown>
    </Popover>
  );
};

const byDay = (bookings: readonly Booking[]) => Map.groupBy(bookings, (booking) => travelDay(booking) ?? '');

const noBookings: readonly Booking[] = [];

/** A month of travel, under the filters of the list. */
export const MonthScreen = ({ search }: { search: TravelMonthSearch }) => {
  const today = useToday();
  const narrow = useNarrow();
  const { range, filters } = travelOf(search, today);
  const travel = useTravel({ range, filters });
  const month = monthOf(range.from);
  const known = useDays();
  const at = (next: string): BookingsSearch => ({
    ...search,
    month: next === monthOf(today) ? undefined : next,
  });

  const { travelling, cancelled } = byTravel(travel.bookings ?? noBookings);
  const shown = filters.status === 'cancelled' ? cancelled : travelling;
  const days = byDay(shown);
  const load = loadRangeOf([...days.values()].map(({ length }) => length));
  const link = linkOptions({
    to: '/bookings',
    search: {
      ...listPart(search),
      view: 'days',
      from: range.from,
      days: daysBetween(range.from, range.to) + 1,
    },
  });
  return (
    <TravelFrame
      busy={travel.query.isFetching}
      printTitle={filled(
        (name) => $localize`Travellers in ${name}:name:`,
        <MonthName month={range.from} short />,
      )}
      head={
        <>
          <TimeNavigation
            label={$localize`Months`}
            previous={{ label: $localize`Previous month`, search: at(monthAfter(month, -1)) }}
            next={{ label: $localize`Next month`, search: at(monthAfter(month, 1)) }}
            today={at(monthOf(today))}
          >
            <MonthJump month={month} searchOf={at}>
              <MonthName month={range.from} short={narrow} />
            </MonthJump>
          </TimeNavigation>
          {travel.bookings && <MonthLegend range={load} bookings={shown} />}
        </>
      }
    >
      <TravelGate
        travel={travel}
        search={search}
        skeleton={<MonthGrid month={range.from} today={today} filters={filters} />}
      >
        {() => (
          <>
            <Group gap="xs" fz="sm" role="status">
              <RecordLink link={link}>
                <bdi>
                  {plural(shown.length, {
                    one: $localize`# booking travels`,
                    other: $localize`# bookings travel`,
                  })}
                </bdi>
              </RecordLink>
              {shown === travelling && cancelled.length > 0 && (
                <Text span size="sm" c="dimmed">
                  <bdi>
                    {plural(cancelled.length, {
                      one: $localize`# cancelled booking is not counted.`,
                      other: $localize`# cancelled bookings are not counted.`,
                    })}
                  </bdi>
                </Text>
              )}
            </Group>
            <ShownDays days={known} range={range} />
            <MonthGrid
              month={range.from}
              today={today}
              days={days}
              range={load}
              filters={filters}
              known={known}
            />
          </>
        )}
      </TravelGate>
    </TravelFrame>
  );
};
