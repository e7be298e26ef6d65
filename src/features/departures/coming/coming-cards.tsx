import { Stack, Title } from '@mantine/core';
import { RecordLink } from '@/components/links/record-link';
import { DayText } from '@/components/text/day-text';
import { LoadWords } from '@/domain/departures/load-text';
import cards from '@/features/departures/cards.module.css';
import { formatNpr } from '@/lib/formats/formats';
import { departuresLink } from '@/resources/package-links';
import classes from './coming.module.css';
import { byDay, type ComingRow, keyOf } from './coming-rows';
import type { ComingRowsProps } from './coming-table';
import { DepartureState } from './departure-state';

const Card = ({ row, least }: { row: ComingRow; least: boolean }) => {
  const { of, departure, load } = row;
  return (
    <li className={`${cards.card} ${classes.card}`} data-row>
      <RecordLink link={departuresLink(of.id)}>
        <bdi>{of.name}</bdi>
      </RecordLink>
      <div className={classes.facts}>
        <LoadWords of={of} date={departure.departure_date} load={load} least={least} />
        {load && !least && load.due !== undefined && load.due > 0 && (
          <bdi>{$localize`${formatNpr(load.due)}:npr: still to pay`}</bdi>
        )}
        <DepartureState row={row} />
      </div>
    </li>
  );
};

/** The departures of each day, for narrow screens. */
export const ComingCards = ({ rows, least }: ComingRowsProps) => (
  <Stack gap="md">
    {byDay(rows).map(([day, some]) => (
      <section key={day}>
        <Title order={2} size="h6" mb={6}>
          <DayText date={day} weekday />
        </Title>
        <ul className={cards.cards}>
          {some.map((row) => (
            <Card key={keyOf(row)} row={row} least={least} />
          ))}
        </ul>
      </section>
    ))}
  </Stack>
);
