import { Group, Select, Stack, Table } from '@mantine/core';
import { DayText } from '@/components/text/day-text';
import { PreviewTable } from '@/components/text/preview-table';
import type { Departure } from '@/generated/model';
import { type Move, type MovedDeparture, type MovedState, seasonsOf } from './moved-departures';
import { type Shift, shiftDate } from './shifted-dates';

const shifts: { value: Shift; label: string }[] = [
  { value: 'same', label: 'On the same dates' },
  { value: 'weekday', label: 'In another year, on the same weekday' },
  { value: 'bs', label: 'In another year, on the same BS date' },
];

/** As many years as a season is planned ahead; Bikram Sambat cannot be converted much further. */
const MOST_YEARS = 3;

const results: Record<MovedState, string> = {
  new: 'Is created',
  exists: 'Left out: the day has one',
  past: 'Left out: past',
  twice: 'Left out: the day of another',
  unknown: 'Left out: no date is known',
};

interface DepartureFieldsProps {
  departures: readonly Departure[];
  move: Move;
  moved: readonly MovedDeparture[];
  onChange: (move: Move) => void;
}

const yearName = (year: number, shift: Shift) => (shift === 'bs' ? `${year} BS` : String(year));

/** Whether some date of the season can be converted so many years later. */
const isKnown = (departures: readonly Departure[], shift: Shift, years: number) =>
  departures.some(({ departure_date: date }) => shiftDate(date, shift, years) !== undefined);

/** Which departures are copied and to which year, with each date before and after. */
export const DepartureFields = ({ departures, move, moved, onChange }: DepartureFieldsProps) => {
  const { shift, season, years } = move;
  const seasons = seasonsOf(departures, shift);
  const targetName = (by: number) => {
    if (season !== undefined) return yearName(season + by, shift);
    return by === 1 ? 'One year later' : `${by} years later`;
  };
  const targets = Array.from({ length: MOST_YEARS }, (_, index) => index + 1).filter((by) =>
    isKnown(departures, shift, by),
  );
  return (
    <Stack gap="xs" ms={30}>
      <Group gap="sm" align="flex-end">
        <Select
          label="Move departures"
          flex="2 1 17rem"
          allowDeselect={false}
          data={shifts}
          value={shift}
          onChange={(value) =>
            value && onChange({ shift: value, season: undefined, years: value === 'same' ? 0 : years || 1 })
          }
        />
        <Select
          label="Departures of"
          flex="1 1 9rem"
          allowDeselect={false}
          data={[
            { value: '', label: `All ${departures.length}` },
            ...seasons.map(([year, count]) => ({
              value: String(year),
              label: `${yearName(year, shift)} (${count})`,
            })),
          ]}
          value={season === undefined ? '' : String(season)}
          onChange={(value) => onChange({ ...move, season: value ? Number(value) : undefined })}
        />
        {shift !== 'same' && (
          <Select
            label="To"
            flex="1 1 9rem"
            allowDeselect={false}
            data={targets.map((by) => ({ value: String(by), label: targetName(by) }))}
            value={String(years)}
            onChange={(value) => value && onChange({ ...move, years: Number(value) })}
          />
        )}
      </Group>
      <PreviewTable heads={['Original', 'Copy', 'Result']} rows={moved} maxHeight="34vh">
        {({ departure, date, state }) => (
          <Table.Tr key={departure.id} c={state === 'new' ? undefined : 'dimmed'}>
            <Table.Td>
              <DayText date={departure.departure_date} weekday />
            </Table.Td>
            <Table.Td>{date === undefined ? '–' : <DayText date={date} weekday />}</Table.Td>
            <Table.Td>
              <span aria-hidden>{state === 'new' ? '✓' : '–'} </span>
              {results[state]}
            </Table.Td>
          </Table.Tr>
        )}
      </PreviewTable>
    </Stack>
  );
};
