import { Group, NativeSelect, Switch } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Toolbar } from '@/components/data-table/toolbar-slot';
import { useToday } from '@/components/hooks/use-today';
import { DayName, DayText } from '@/components/text/day-text';
import type { DayRange } from '@/domain/bookings/read-travel';
import { useTravel } from '@/domain/bookings/use-travel';
import { addDays } from '@/lib/dates/dates';
import { counted } from '@/lib/text/plural';
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
        aria-label="Number of days"
        value={String(days)}
        data={[...new Set([...lengths, days])]
          .sort((a, b) => a - b)
          .map((count) => ({ value: String(count), label: counted(count, 'day', 'days') }))}
        onChange={({ currentTarget }) => change({ days: Number(currentTarget.value) })}
      />
      <Switch
        size="sm"
        label="Only unpaid"
        checked={search.payment === 'unpaid'}
        onChange={({ currentTarget }) => change({ payment: currentTarget.checked ? 'unpaid' : undefined })}
      />
    </Group>
  );
};

/** What is listed, for paper, where no control says it. */
const PrintTitle = ({ range, search }: ControlsProps & { range: DayRange }) => (
  <>
    {search.payment === 'unpaid' ? 'Travellers who have not paid, ' : 'Travellers '}
    {range.from === range.to ? (
      <>
        on <DayText date={range.from} weekday />
      </>
    ) : (
      <>
        from <DayName date={range.from} /> to <DayName date={range.to} />
      </>
    )}
  </>
);

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
            label="Days"
            previous={{ label: 'Earlier days', search: at(addDays(range.from, -days)) }}
            next={{ label: 'Later days', search: at(addDays(range.from, days)) }}
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
