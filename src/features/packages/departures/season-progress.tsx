import { memo } from 'react';
import { Alert, Button, Paper, ScrollArea, Table } from '@mantine/core';
import { LinkButton } from '@/components/links/link-button';
import { RunProgress } from '@/components/run/run-progress';
import { inState, type Step, type StepResult } from '@/components/run/run-steps';
import { DayText } from '@/components/text/day-text';
import { TableHead } from '@/components/text/preview-table';
import { creationLabels, CreationOutcome, undoLabels } from '@/domain/departures/creation-outcome';
import { departuresLink } from '@/domain/departures/departures';
import type { RemoveStep } from '@/domain/departures/remove-created';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import type { SeasonStep } from './season-run';
import type { useSeasonRun } from './use-season-run';

interface SeasonProgressProps {
  packageId: number;
  run: ReturnType<typeof useSeasonRun>;
  /** Starts again with an empty plan. */
  onAnother: () => void;
}

const labelsOfUndo = undoLabels($localize`Created`);

interface ResultProps {
  result: StepResult<SeasonStep>;
  undone: StepResult<RemoveStep> | undefined;
}

// Memoized, as one row at a time changes in a long season.
const ResultRow = memo(({ result: { step, state, reason }, undone }: ResultProps) => (
  <Table.Tr>
    <Table.Td>
      <DayText date={step.key} weekday />
    </Table.Td>
    <Table.Td>
      <CreationOutcome
        label={undone ? labelsOfUndo[undone.state] : creationLabels[state]}
        reason={undone?.reason ?? reason}
      />
    </Table.Td>
  </Table.Tr>
));
ResultRow.displayName = 'ResultRow';

/** The progress of a season by row, with the actions for the rest. */
export const SeasonProgress = ({ packageId, run, onAnother }: SeasonProgressProps) => {
  const { results, undo } = run;
  const running = run.running || undo.running;
  const taken = undo.results.length > 0;
  const undone = new Map(undo.results.map((result) => [result.step.key, result]));
  const deleted = inState(undo.results, 'done').length;
  const [created, failed, waiting, existed] = (['done', 'failed', 'waiting', 'skipped'] as const).map(
    (state) => inState(results, state).length,
  ) as [number, number, number, number];
  const summary = [
    $localize`${formatCount(created)}:created: of ${formatCount(results.length)}:results: created`,
    failed > 0 && $localize`${formatCount(failed)}:failed: failed`,
    existed > 0 && $localize`${formatCount(existed)}:existed: existed already`,
    waiting > 0 && $localize`${formatCount(waiting)}:waiting: waiting`,
    deleted > 0 && $localize`${formatCount(deleted)}:deleted: deleted again`,
  ]
    .filter(Boolean)
    .join(', ');

  return (
    <>
      <Paper withBorder p="md">
        <RunProgress<Step>
          run={undo.running ? undo : run}
          label={undo.running ? $localize`Deleting departures` : $localize`Creating departures`}
          summary={summary}
          announcement={
            running
              ? plural(undo.running ? undo.results.length : results.length, {
                  one: undo.running ? $localize`Deleting # departure` : $localize`Creating # departure`,
                  other: undo.running ? $localize`Deleting # departures` : $localize`Creating # departures`,
                })
              : undefined
          }
          onStop={undo.running ? undo.stop : run.stop}
          {...(!taken && {
            onRetry: () => run.resume('failed'),
            retryLabel: $localize`Retry ${formatCount(failed)}:failed: failed`,
            onContinue: () => run.resume('waiting'),
          })}
        >
          {!running && (
            <>
              {run.created.length > deleted && (
                <Button
                  size="xs"
                  variant="default"
                  title={$localize`Deletes the ${plural(run.created.length, { one: $localize`# departure`, other: $localize`# departures` })}:departures: that were created`}
                  onClick={run.undoCreated}
                >
                  {$localize`Undo`}
                </Button>
              )}
              <Button size="xs" variant="default" onClick={onAnother}>
                {$localize`Plan another season`}
              </Button>
              <LinkButton size="xs" variant="default" {...departuresLink(packageId)}>
                {$localize`Show departures`}
              </LinkButton>
            </>
          )}
        </RunProgress>
        {run.problem && (
          <Alert
            color="danger"
            role="alert"
            mt="sm"
            title={$localize`The departures that exist could not be read`}
          >
            {$localize`${run.problem}:problem: Nothing was created.`}
          </Alert>
        )}
      </Paper>
      <Paper withBorder>
        <ScrollArea.Autosize mah="60vh" viewportProps={{ tabIndex: 0 }}>
          <Table verticalSpacing={6} horizontalSpacing="md" aria-label={$localize`Departures of the season`}>
            <TableHead heads={[$localize`Departure date`, $localize`Result`]} />
            <Table.Tbody>
              {results.map((result) => (
                <ResultRow key={result.step.key} result={result} undone={undone.get(result.step.key)} />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      </Paper>
    </>
  );
};
