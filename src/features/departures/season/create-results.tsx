import { memo } from 'react';
import { Button, Group, ScrollArea, Stack, Table } from '@mantine/core';
import { RunProgress } from '@/components/run/run-progress';
import { inState, type StepResult } from '@/components/run/run-steps';
import { DayText } from '@/components/text/day-text';
import { TableHead } from '@/components/text/preview-table';
import {
  creationLabels,
  CreationOutcome,
  creationSummary,
  type OutcomeLabel,
  undoLabels,
} from '@/domain/departures/creation-outcome';
import type { RemoveStep } from '@/domain/departures/remove-created';
import type { Package } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { nameIn } from './create-preview';
import { type CreateStep, madeIn } from './create-run';
import type { CreateRun } from './use-create-run';

interface CreateResultsProps {
  run: CreateRun;
  packages: readonly Package[];
  onDone: () => void;
}

const labelsOfUndo = undoLabels($localize`Created`);

interface ResultProps {
  name: string;
  result: StepResult<CreateStep>;
  undone: StepResult<RemoveStep> | undefined;
}

const labelOf = ({ result, undone }: Omit<ResultProps, 'name'>): OutcomeLabel => {
  if (undone) return labelsOfUndo[undone.state];
  return creationLabels[result.outcome?.made === false ? 'skipped' : result.state];
};

const ResultRow = memo(({ name, result, undone }: ResultProps) => (
  <Table.Tr>
    <Table.Td>
      <bdi>{name}</bdi>
    </Table.Td>
    <Table.Td>
      <DayText date={result.step.date} weekday />
    </Table.Td>
    <Table.Td>
      <CreationOutcome label={labelOf({ result, undone })} reason={undone?.reason ?? result.reason} />
    </Table.Td>
  </Table.Tr>
));
ResultRow.displayName = 'ResultRow';

/** The progress of the creation by row, with the possible actions. */
export const CreateResults = ({ run, packages, onDone }: CreateResultsProps) => {
  const { results, running, undo } = run;
  const taken = undo.results.length > 0;
  const failed = inState(results, 'failed').length;
  const busy = running || undo.running;
  const made = madeIn(results).length;
  const undone = new Map(undo.results.map((result) => [result.step.key, result]));
  return (
    <Stack>
      <Group>
        <RunProgress
          run={undo.running ? undo : run}
          label={undo.running ? $localize`Deleting departures` : $localize`Creating departures`}
          summary={creationSummary(run, made, ['created', $localize`existed already`])}
          announcement={
            busy
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
        />
      </Group>
      <ScrollArea.Autosize mah="50vh" viewportProps={{ tabIndex: 0 }}>
        <Table stickyHeader verticalSpacing={6} aria-label={$localize`Departures`}>
          <TableHead heads={[$localize`Package`, $localize`Departure date`, $localize`Result`]} />
          <Table.Tbody>
            {results.map((result) => (
              <ResultRow
                key={result.step.key}
                name={nameIn(packages, result.step.packageId)}
                result={result}
                undone={undone.get(result.step.key)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {!busy && (
        <Group justify="flex-end">
          {made > inState(undo.results, 'done').length && (
            <Button
              variant="default"
              title={plural(made, {
                one: $localize`Deletes the # departure that was created`,
                other: $localize`Deletes the # departures that were created`,
              })}
              onClick={run.undoCreated}
            >
              {$localize`Undo`}
            </Button>
          )}
          <Button onClick={onDone} data-autofocus>
            {$localize`Done`}
          </Button>
        </Group>
      )}
    </Stack>
  );
};
