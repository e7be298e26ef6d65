import { Group, Stack, Table } from '@mantine/core';
import { DayText } from '@/components/text/day-text';
import { PreviewTable } from '@/components/text/preview-table';
import { feastLabel } from '@/domain/nepal/days/feasts';
import type { Departure } from '@/generated/model';
import { feastsFor, MoveChoices } from './move-choices';
import type { Move, MovedDeparture, MovedState } from './moved-departures';
import { type Shift, shiftDate } from './shifted-dates';

const results: Record<MovedState, string> = {
  new: $localize`Is created`,
  exists: $localize`Left out: the day has one`,
  past: $localize`Left out: past`,
  twice: $localize`Left out: the day of another`,
  unknown: $localize`Left out: no date is known`,
};

interface DepartureFieldsProps {
  departures: readonly Departure[];
  move: Move;
  moved: readonly MovedDeparture[];
  onChange: (move: Move) => void;
}

interface Column {
  head: string;
  shift: Shift;
  chosen: boolean;
}

/** The ways to move side by side, the chosen one first; with a feast only if its dates of both years are known. */
const columnsOf = (departures: readonly Departure[], move: Move): Column[] => {
  const { shift } = move;
  if (shift === 'same') return [{ head: $localize`Copy`, shift, chosen: true }];
  const feast = typeof shift === 'object' ? shift.feast : feastsFor(departures, move)[0];
  const columns: [head: string, shift: Shift][] = [
    [$localize`Same weekday`, 'weekday'],
    [$localize`Same BS date`, 'bs'],
    ...(feast ? [[$localize`From ${feastLabel(feast)}:feast:`, { feast }] as [string, Shift]] : []),
  ];
  return columns
    .map(([head, one]): Column => {
      const chosen = typeof one === 'object' ? typeof shift === 'object' : one === shift;
      return { head: chosen ? `${head} ✓` : head, shift: one, chosen };
    })
    .sort((a, b) => Number(b.chosen) - Number(a.chosen));
};

/** Which departures are copied and to which year, with each date before and after. */
export const DepartureFields = ({ departures, move, moved, onChange }: DepartureFieldsProps) => {
  const columns = columnsOf(departures, move);
  return (
    <Stack gap="xs" ms={30}>
      <Group gap="sm" align="flex-end">
        <MoveChoices departures={departures} move={move} onChange={onChange} />
      </Group>
      <PreviewTable
        heads={[$localize`Original`, ...columns.map(({ head }) => head), $localize`Result`]}
        rows={moved}
        maxHeight="34vh"
      >
        {({ departure, state }) => (
          <Table.Tr key={departure.id} c={state === 'new' ? undefined : 'dimmed'}>
            <Table.Td>
              <DayText date={departure.departure_date} weekday />
            </Table.Td>
            {columns.map(({ head, shift, chosen }) => {
              const date = shiftDate(departure.departure_date, shift, move.years);
              return (
                <Table.Td key={head} c={chosen ? undefined : 'dimmed'}>
                  {date === undefined ? '–' : <DayText date={date} weekday />}
                </Table.Td>
              );
            })}
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
