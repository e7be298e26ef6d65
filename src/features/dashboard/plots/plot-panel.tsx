import { type ReactNode, useId, useState } from 'react';
import { Button, Table, Text, VisuallyHidden } from '@mantine/core';
import { LinkText } from '@/components/links/link-button';
import { TableHead } from '@/components/text/preview-table';
import { Panel } from '@/features/dashboard/panel';
import { Columns, Lines } from './bars';
import { type Bar, type PlotData, sumOf } from './plot';
import classes from './plots.module.css';

interface PlotTableProps {
  plot: PlotData;
  /** Whether it is visible: only then are its rows links. */
  seen: boolean;
}

const PlotTable = ({ plot: { title, of, series, bars, format }, seen }: PlotTableProps) => {
  const numbersOf = ({ values }: Bar) =>
    values
      ? [...values, ...(series.length > 1 ? [sumOf(values)] : [])].map(format)
      : [...series, ...(series.length > 1 ? [''] : [])].map(() => $localize`Not read`);
  const table = (
    <Table verticalSpacing={4} aria-label={title}>
      <TableHead
        heads={[of, ...series.map(({ label }) => label), ...(series.length > 1 ? [$localize`Total`] : [])]}
      />
      <Table.Tbody>
        {bars.map((bar) => (
          <Table.Tr key={bar.key}>
            <Table.Th scope="row" fw={400}>
              {seen && bar.link ? (
                <LinkText size="sm" {...bar.link}>
                  <bdi>{bar.name}</bdi>
                </LinkText>
              ) : (
                <bdi>{bar.name}</bdi>
              )}
            </Table.Th>
            {numbersOf(bar).map((text, index) => (
              <Table.Td key={index} className={classes.number}>
                <bdi>{text}</bdi>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
  return seen ? (
    <Table.ScrollContainer minWidth={series.length * 90 + 150}>{table}</Table.ScrollContainer>
  ) : (
    <VisuallyHidden>{table}</VisuallyHidden>
  );
};

const Legend = ({ series }: Pick<PlotData, 'series'>) => (
  <ul className={classes.legend} aria-label={$localize`Legend`}>
    {series.map(({ label, paint }) => (
      <li key={label}>
        <svg aria-hidden width="12" height="12">
          <rect width="12" height="12" className={classes[paint]} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);

interface PlotPanelProps {
  plot: PlotData;
  /** Vertical bars over time, or horizontal bars with names. */
  shape: 'columns' | 'lines';
  /** A note on how to read it. */
  note?: ReactNode;
}

/** A plot, and the same data as a table, on request and for screen readers. */
export const PlotPanel = ({ plot, shape, note }: PlotPanelProps) => {
  const [table, setTable] = useState(false);
  const noteId = useId();
  const Shape = shape === 'columns' ? Columns : Lines;
  return (
    <Panel
      title={plot.title}
      aside={
        <Button
          size="compact-sm"
          variant="subtle"
          aria-pressed={table}
          aria-describedby={note ? noteId : undefined}
          onClick={() => setTable(!table)}
        >
          {$localize`Show as table`}
        </Button>
      }
    >
      {table ? (
        <PlotTable plot={plot} seen />
      ) : (
        <>
          {plot.series.length > 1 && <Legend series={plot.series} />}
          <Shape {...plot} />
          <PlotTable plot={plot} seen={false} />
        </>
      )}
      {note && (
        <Text id={noteId} size="xs" c="dimmed" mt={6}>
          {note}
        </Text>
      )}
    </Panel>
  );
};
