import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RecordLink } from '@/components/links/record-link';
import { dayName } from '@/components/text/day-in-words';
import { DayName } from '@/components/text/day-text';
import { DimmedText } from '@/components/text/dimmed-text';
import { useDisplay } from '@/components/text/display';
import type { Loads } from '@/domain/bookings/use-loads';
import { LoadText } from '@/domain/departures/load-text';
import { queuedDepartures } from '@/domain/departures/many-departures';
import type { Days } from '@/domain/nepal/days/use-days';
import type { Package } from '@/generated/model';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { departuresLink } from '@/resources/package-links';
import { startsIn } from './bars';

interface WeekInspectorProps {
  of: Package;
  week: PlainDate;
  loads: Loads;
  days: Days;
}

/** The details of a week of a package: its departures, with links to them. */
export const WeekInspector = ({ of, week, loads, days }: WeekInspectorProps) => {
  const { calendar } = useDisplay();
  const { data } = useQuery({ ...queuedDepartures(of.id), enabled: false });
  const starts = data && startsIn(data, week);
  const notes = days.state === 'ready' ? days.module.namesIn({ from: week, to: addDays(week, 6) }) : [];
  return (
    <>
      <Text size="sm" component="div">
        <RecordLink link={departuresLink(of.id)}>
          <bdi>{of.name}</bdi>
        </RecordLink>{' '}
        <bdi>{$localize`· Week of ${dayName(week, calendar)}:dayName:`}</bdi>
      </Text>
      {notes.length > 0 && <DimmedText>{notes.join(' · ')}</DimmedText>}
      <Group gap="md">
        {starts?.map(({ id, departure_date: date }) => (
          <Text key={id} size="sm" component="div">
            <DayName date={date} />: <LoadText of={of} date={date} loads={loads} />
          </Text>
        ))}
        {starts?.length === 0 && <DimmedText>{$localize`No departure sets out.`}</DimmedText>}
        {!starts && <DimmedText>{$localize`The departures have not been read.`}</DimmedText>}
      </Group>
    </>
  );
};
