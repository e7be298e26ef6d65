import { useState } from 'react';
import { Group, Stack, Table } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useToday } from '@/components/hooks/use-today';
import { RecordGate } from '@/components/records/record-gate';
import { DayText } from '@/components/text/day-text';
import { PreviewTable } from '@/components/text/preview-table';
import { CopyDialog, type CopyDialogProps, type ShowParts } from '@/domain/copying/copy-dialog';
import { datesOf, departuresQuery } from '@/domain/departures/departures';
import { feastLabel } from '@/domain/nepal/days/feasts';
import { SectionGate } from '@/features/packages/children/section-gate';
import { deletePackage, getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import type { Departure, Package } from '@/generated/model';
import { packageArea } from '@/resources/packages';
import { packagePicker } from '@/resources/pickers';
import { departurePart } from './departure-part';
import { feastsFor, MoveChoices } from './move-choices';
import { type Move, type MovedDeparture, moveDepartures, type MovedState } from './moved-departures';
import { packageParts } from './package-parts';
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
const DepartureFields = ({ departures, move, moved, onChange }: DepartureFieldsProps) => {
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

interface PartsProps {
  original: Package;
  target: Package;
  show: ShowParts;
}

const sameDates: Move = { shift: 'same', season: undefined, years: 0 };

/** The parts of a package; its departures load by themselves, and may fail by themselves. */
const PackageParts = ({ original, target, show }: PartsProps) => {
  const today = useToday();
  const [move, setMove] = useState(sameDates);
  const [theirs, ours] = useQueries({
    queries: [original, target].map(({ id }) => ({ ...departuresQuery(id), staleTime: 0 })),
  });
  const departures = theirs?.data;
  const held = ours?.data;
  const moved = departures && held && moveDepartures(departures, move, { existing: datesOf(held), today });
  const part = departurePart({ packageId: target.id, moved, held: held ?? [] });
  return show(packageParts(original, target, part), {
    departures: theirs && ours && departures?.length !== 0 && (
      <SectionGate what={$localize`the departures`} query={theirs.data ? ours : theirs}>
        {() =>
          moved && <DepartureFields departures={departures} move={move} moved={moved} onChange={setMove} />
        }
      </SectionGate>
    ),
  });
};

/** Copies the days, FAQs, departures and images of another package into this one. */
export const CopyParts = (props: CopyDialogProps) => (
  <CopyDialog {...props} area={packageArea} source={packagePicker} remove={deletePackage}>
    {(from, show) => (
      <RecordGate
        key={from}
        what={$localize`the package to copy`}
        record={getGetPackageQueryOptions(from)}
        within
      >
        {({ data: original }) => (
          <RecordGate
            what={$localize`the package`}
            record={getGetPackageQueryOptions(props.target.id)}
            within
          >
            {({ data: target }) => <PackageParts original={original} target={target} show={show} />}
          </RecordGate>
        )}
      </RecordGate>
    )}
  </CopyDialog>
);
