import { memo } from 'react';
import { Alert, Badge, Button, Group, Paper, Progress, ScrollArea, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { bsOf } from '@/lib/bikram-sambat';
import { formatPlainDate, weekdayOf } from '@/lib/dates';
import { departuresLink } from './departures';
import type { RowState, SeasonRow } from './season-run';
import type { useSeasonRun } from './use-season-run';

interface SeasonProgressProps {
  packageId: number;
  run: ReturnType<typeof useSeasonRun>;
  /** Goes back to an empty plan. */
  onAnother: () => void;
}

const labels: Record<RowState, readonly [label: string, color: string]> = {
  waiting: ['Waiting', 'gray'],
  creating: ['Creating', 'primary'],
  created: ['Created', 'success'],
  exists: ['Existed already', 'gray'],
  failed: ['Failed', 'danger'],
};

const count = (rows: readonly SeasonRow[], state: RowState) =>
  rows.filter((row) => row.state === state).length;

// Of a long season one row changes at a time.
const ResultRow = memo(({ row: { date, state, reason } }: { row: SeasonRow }) => (
  <Table.Tr>
    <Table.Td>
      <bdi>{`${weekdayOf(date).slice(0, 3)} ${formatPlainDate(date)}`}</bdi>
    </Table.Td>
    <Table.Td>
      <bdi>{bsOf(date) ?? '–'}</bdi>
    </Table.Td>
    <Table.Td>
      <Badge variant="dot" color={labels[state][1]}>
        {labels[state][0]}
      </Badge>
      {reason && (
        <Text size="xs" c="dimmed">
          {reason}
        </Text>
      )}
    </Table.Td>
  </Table.Tr>
));
ResultRow.displayName = 'ResultRow';

/** How far a season has come, row by row, and what can be done about the rest. */
export const SeasonProgress = ({ packageId, run, onAnother }: SeasonProgressProps) => {
  const { rows, running } = run;
  const [created, failed, waiting, existed] = (['created', 'failed', 'waiting', 'exists'] as const).map(
    (state) => count(rows, state),
  ) as [number, number, number, number];
  const done = rows.length - waiting - count(rows, 'creating');
  const summary = [
    `${String(created)} of ${String(rows.length)} created`,
    failed > 0 && `${String(failed)} failed`,
    existed > 0 && `${String(existed)} existed already`,
    waiting > 0 && `${String(waiting)} waiting`,
  ];

  return (
    <>
      <Paper withBorder p="md">
        <Group justify="space-between" gap="sm">
          <Text fw={500} role="status">
            {summary.filter(Boolean).join(', ')}
          </Text>
          <Group gap="xs">
            {running && (
              <Button variant="default" onClick={run.stop}>
                Stop
              </Button>
            )}
            {!running && failed > 0 && (
              <Button
                onClick={() => {
                  run.resume('failed');
                }}
              >
                Retry {failed} failed
              </Button>
            )}
            {!running && waiting > 0 && (
              <Button
                variant={failed > 0 ? 'default' : 'filled'}
                onClick={() => {
                  run.resume('waiting');
                }}
              >
                Continue with {waiting}
              </Button>
            )}
            {!running && (
              <>
                <Button variant="default" onClick={onAnother}>
                  Plan another season
                </Button>
                <Button
                  variant="default"
                  renderRoot={(root) => <Link {...root} {...departuresLink(packageId)} />}
                >
                  Show departures
                </Button>
              </>
            )}
          </Group>
        </Group>
        <Progress value={(done / rows.length) * 100} mt="sm" aria-label="Creating departures" />
        {run.problem && (
          <Alert color="danger" role="alert" mt="sm" title="The departures that exist could not be read">
            {run.problem} Nothing was created.
          </Alert>
        )}
      </Paper>
      <Paper withBorder>
        <ScrollArea.Autosize mah="60vh" viewportProps={{ tabIndex: 0 }}>
          <Table verticalSpacing={6} horizontalSpacing="md" aria-label="Departures of the season">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Departure date</Table.Th>
                <Table.Th>Bikram Sambat</Table.Th>
                <Table.Th>Result</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <ResultRow key={row.date} row={row} />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      </Paper>
    </>
  );
};
