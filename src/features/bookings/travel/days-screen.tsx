import { Group, NativeSelect, Switch } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Toolbar } from '@/components/data-table/toolbar-slot';
import { useToday } from '@/components/hooks/use-today';
import { DayName, DayText } from '@/components/text/day-text';
import { filled } from '@/components/text/filled';
import type { DayRange } from '@/domain/bookings/read-travel';
import { useTravel } from '@/domain/bookings/use-travel';
import { addDays } from '@/lib/dates/dates';
import { plural } from '@/lib/text/plural';
import { DaysContent } from './days-content';
import classes from './travel.module.css';
import { travelOf } from './travel-filters';
import { TimeNavigation, TravelFrame } from './travel-frame';
import { TravelGate } from './travel-gate';
import { type BookingsSearch, type TravelDaysSearch, usualDays } from './travel-search';
import { TravelSkeleton } from './travel-skeleton';
import { TravelTools } from './travel-tools';

const lengths = [1, 2, 7, 14, 30];

interface ControlsProps {
  search: TravelDaysSearch;
}

/** The controls for the number of days, and for unpaid bookings only. */
const Controls = ({ search }: ControlsProps) => {
  const navigate = useNavigate();
  const days = search.days ?? usualDays;
  const change = (changes: Partial<TravelDaysSearch>) =>
    void navigate({ to: '/bookings', search: { ...search, ...changes }, resetScroll: false });
  return (
    <Group gap="md" className={classes.tools}>
      <NativeSelect
        size="xs"
        aria-label={$localize`Number of days`}
        value={String(days)}
        data={[...new Set([...lengths, days])]
          .sort((a, b) => a - b)
          .map((count) => ({
            value: String(count),
            label: plural(count, { one: $localize`# day`, other: $localize`# days` }),
          }))}
        onChange={({ currentTarget }) => change({ days: Number(currentTarget.value) })}
      />
      <Switch
        size="sm"
        label={$localize`Only unpaid`}
        checked={search.payment === 'unpaid'}
        onChange={({ currentTarget }) => change({ payment: currentTarget.checked ? 'unpaid' : undefined })}
      />
    </Group>
  );
};

/** What is listed, for paper, where no control says it. */
const PrintTitle = ({ range, search }: ControlsProps & { range: DayRange }) => {
  const unpaid = search.payment === 'unpaid';
  if (range.from === range.to)
    return filled(
      (day) =>
        unpaid
          ? $localize`Travellers who have not paid, on ${day}:day:`
          : $localize`Travellers on ${day}:day:`,
      <DayText date={range.from} weekday />,
    );
  return filled(
    (first, last) =>
      unpaid
        ? $localize`Travellers who have not paid, from ${first}:first: to ${last}:last:`
        : $localize`Travellers from ${first}:first: to ${last}:last:`,
    <DayName date={range.from} />,
    <DayName date={range.to} />,
  );
};

/** The travellers of a date range, under the filters of the list. */
export const DaysScreen = ({ search }: ControlsProps) => {
  const today = useToday();
  const { range, filters } = travelOf(search, today);
  const travel = useTravel({ range, filters });
  const days = search.days ?? usualDays;
  const at = (from: string): BookingsSearch => ({ ...search, from: from === today ? undefined : from });
  return (
    <TravelFrame
      busy={travel.query.isFetching}
      printTitle={<PrintTitle range={range} search={search} />}
      head={
        <>
          <TimeNavigation
            label={$localize`Days`}
            previous={{ label: $localize`Earlier days`, search: at(addDays(range.from, -days)) }}
            next={{ label: $localize`Later days`, search: at(addDays(range.from, days)) }}
            today={at(today)}
          >
            <bdi className={classes.range}>
              <DayName date={range.from} />
              {days > 1 && (
                <>
                  {' – '}
                  <DayName date={range.to} />
                </>
              )}
            </bdi>
          </TimeNavigation>
          <Controls search={search} />
        </>
      }
    >
      <TravelGate
        travel={travel}
        search={search}
        skeleton={
          <>
            <Toolbar>
              <TravelTools fileName="bookings" bookings={undefined} />
            </Toolbar>
            <TravelSkeleton />
          </>
        }
      >
        {(bookings) => <DaysContent bookings={bookings} range={range} search={search} />}
      </TravelGate>
    </TravelFrame>
  );
};
