import { Table, Text } from '@mantine/core';
import { RecordLink } from '@/components/links/record-link';
import { DayText } from '@/components/text/day-text';
import { departureBookings } from '@/domain/bookings/travel-links';
import { atLeast } from '@/domain/departures/load-words';
import { formatNpr } from '@/lib/formats/formats';
import { departuresLink } from '@/resources/package-links';
import classes from './coming.module.css';
import { byDay, type ComingRow, keyOf } from './coming-rows';
import { DepartureState } from './departure-state';

/** The rows in order, possibly not all of them. */
export interface ComingRowsProps {
  rows: readonly ComingRow[];
  /** The numbers may be too low. */
  least: boolean;
}

const Row = ({ row, least }: { row: ComingRow; least: boolean }) => {
  const { of, departure, load } = row;
  const date = departure.departure_date;
  const number = (count: number | undefined) => (count === undefined ? '–' : (atLeast(count, least) ?? '–'));
  return (
    <Table.Tr data-row>
      <Table.Td>
        <RecordLink link={departuresLink(of.id)}>
          <bdi>{of.name}</bdi>
        </RecordLink>
      </Table.Td>
      <Table.Td>
        <DepartureState row={row} />
      </Table.Td>
      <Table.Td className={classes.number}>
        {load && load.bookings > 0 ? (
          <RecordLink link={departureBookings(of, date)}>{number(load.bookings)}</RecordLink>
        ) : (
          <Text size="sm" c="dimmed" component="span">
            {number(load?.bookings)}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={classes.number}>{load && load.bookings > 0 && number(load.people)}</Table.Td>
      <Table.Td className={classes.number} data-waiting={(load?.pending ?? 0) > 0 || undefined}>
        {load && load.pending > 0 && number(load.pending)}
      </Table.Td>
      <Table.Td className={classes.number}>
        {load && !least && load.due !== undefined && load.due > 0 && <bdi>{formatNpr(load.due)}</bdi>}
      </Table.Td>
    </Table.Tr>
  );
};

/** The departures of each day, with the numbers of their bookings. */
export const ComingTable = ({ rows, least }: ComingRowsProps) => (
  <Table.ScrollContainer minWidth={640} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
    <Table
      className={classes.table}
      verticalSpacing={6}
      aria-label={$localize`Departures of the coming days`}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{$localize`Package`}</Table.Th>
          <Table.Th scope="col">{$localize`Status`}</Table.Th>
          {[$localize`Bookings`, $localize`Travellers`, $localize`Pending`, $localize`Still to pay`].map(
            (head) => (
              <Table.Th key={head} scope="col" className={classes.number}>
                {head}
              </Table.Th>
            ),
          )}
        </Table.Tr>
      </Table.Thead>
      {byDay(rows).map(([day, some]) => (
        <Table.Tbody key={day}>
          <Table.Tr className={classes.day}>
            <Table.Th scope="rowgroup" colSpan={6}>
              <DayText date={day} weekday />
            </Table.Th>
          </Table.Tr>
          {some.map((row) => (
            <Row key={keyOf(row)} row={row} least={least} />
          ))}
        </Table.Tbody>
      ))}
    </Table>
  </Table.ScrollContainer>
);
