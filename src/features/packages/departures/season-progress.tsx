import { memo } from 'react';
import { Alert, Button, Paper, ScrollArea, Table } from '@mantine/core';
import { LinkButton } from '@/components/links/link-button';
import { RunProgress } from '@/components/run/run-progress';
import { inState, type StepResult } from '@/components/run/run-steps';
import { DayText } from '@/components/text/day-text';
import { TableHead } from '@/components/text/preview-table';
import { creationLabels, CreationOutcome } from '@/domain/departures/creation-outcome';
import { departuresLink } from '@/domain/departures/departures';
import { plural } from '@/lib/text/plural';
import type { SeasonStep } from './season-run';
import type { useSeasonRun } from './use-season-run';

interface SeasonProgressProps {
  packageId: number;
  run: ReturnType<typeof useSeasonRun>;
  /** Starts again with an empty plan. */
  onAnother: () => void;
}

// Memoized, as one row at a time changes in a long season.
const ResultRow = memo(({ result: { step, state, reason } }: { result: StepResult<SeasonStep> }) => (
  <Table.Tr>
    <Table.Td>
      <DayText date={step.key} weekday />
    </Table.Td>
    <Table.Td>
      <CreationOutcome label={creationLabels[state]} reason={reason} />
    </Table.Td>
  </Table.Tr>
));
ResultRow.displayName = 'ResultRow';

/** The progress of a season by row, with the actions for the rest. */
export const SeasonProgress = ({ packageId, run, onAnother }: SeasonProgressProps) => {
  const { results, running } = run;
  const [created, failed, waiting, existed] = (['done', 'failed', 'waiting', 'skipped'] as const).map(
    (state) => inState(results, state).length,
  ) as [number, number, number, number];
  const summary = [
    `${created} of ${results.length} created`,
    failed > 0 && `${failed} failed`,
    existed > 0 && `${existed} existed already`,
    waiting > 0 && `${waiting} waiting`,
  ]
    .filter(Boolean)
    .join(', ');

  return (
    <>
      <Paper withBorder p="md">
        <RunProgress
          run={run}
          label="Creating departures"
          summary={summary}
          announcement={
            running
              ? plural(results.length, { one: 'Creating # departure', other: 'Creating # departures' })
              : undefined
          }
          onStop={run.stop}
          onRetry={() => run.resume('failed')}
          retryLabel={`Retry ${failed} failed`}
          onContinue={() => run.resume('waiting')}
        >
          {!running && (
            <>
              <Button size="xs" variant="default" onClick={onAnother}>
                Plan another season
              </Button>
              <LinkButton size="xs" variant="default" {...departuresLink(packageId)}>
                Show departures
              </LinkButton>
            </>
          )}
        </RunProgress>
        {run.problem && (
          <Alert color="danger" role="alert" mt="sm" title="The departures that exist could not be read">
            {run.problem} Nothing was created.
          </Alert>
        )}
      </Paper>
      <Paper withBorder>
        <ScrollArea.Autosize mah="60vh" viewportProps={{ tabIndex: 0 }}>
          <Table verticalSpacing={6} horizontalSpacing="md" aria-label="Departures of the season">
            <TableHead heads={['Departure date', 'Result']} />
            <Table.Tbody>
              {results.map((result) => (
                <ResultRow key={result.step.key} result={result} />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      </Paper>
    </>
  );
};
