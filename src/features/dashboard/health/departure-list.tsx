import { Table } from '@mantine/core';
import { linkToPath } from '@/components/address';
import { dayInWords } from '@/components/day-in-words';
import { DayText } from '@/components/day-text';
import { useDisplay } from '@/components/display';
import { RecordLink } from '@/components/record-link';
import { useToday } from '@/components/use-today';
import { useShopHealth } from '@/domain/listings/shop-health';
import type { PlainDate } from '@/lib/dates';
import { counted } from '@/lib/plural';
import { CheckedList } from './checked-list';
import { daysOfWeek, departuresOn, nextDays } from './weeks-ahead';

interface DepartureListProps {
  /** The Sunday of a week; the next 30 days by default. */
  week?: PlainDate | undefined;
}

const totalOf = (count: number, undated: number) =>
  undated === 0
    ? counted(count, 'departure', 'departures')
    : `${counted(count, 'departure', 'departures')}; those of ${counted(undated, 'package says no day', 'packages say no day')} that can be read`;

/** The departures that the last check of the shop found. */
export const DepartureList = ({ week }: DepartureListProps) => {
  const health = useShopHealth();
  const today = useToday();
  const { calendar } = useDisplay();
  const days = week === undefined ? nextDays(today) : daysOfWeek(week, today);
  const departures = health ? departuresOn(health.departures, days) : [];
  return (
    <CheckedList
      title={
        week === undefined
          ? 'Departures in the next 30 days'
          : `Departures in the week from ${dayInWords(week, calendar)}`
      }
      total={totalOf(departures.length, health?.undated ?? 0)}
      heads={['Day', 'Package']}
    >
      {departures.map(({ date, path, name }, index) => (
        <Table.Tr key={`${path} ${date} ${index}`}>
          <Table.Td>
            <DayText date={date} />
          </Table.Td>
          <Table.Td>
            <RecordLink link={linkToPath(path)}>
              <bdi>{name}</bdi>
            </RecordLink>
          </Table.Td>
        </Table.Tr>
      ))}
    </CheckedList>
  );
};
