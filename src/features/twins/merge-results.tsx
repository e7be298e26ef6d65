import { Alert, Button, Group, ScrollArea, Stack, Table } from '@mantine/core';
import { RunProgress } from '@/components/run/run-progress';
import { inState, type StepState } from '@/components/run/run-steps';
import { TableHead } from '@/components/text/preview-table';
import { CreationOutcome, type OutcomeLabel } from '@/domain/departures/creation-outcome';
import { formatCount } from '@/lib/formats/formats';
import classes from './twins.module.css';
import type { Merge } from './use-merge';

const labels: Readonly<Record<StepState, OutcomeLabel>> = {
  waiting: [$localize`Waiting`, 'gray'],
  running: [$localize`Running`, 'primary'],
  done: [$localize`Done`, 'success'],
  skipped: [$localize`Not needed`, 'gray'],
  failed: [$localize`Failed`, 'danger'],
};

const undone: Readonly<Record<StepState, OutcomeLabel>> = {
  ...labels,
  waiting: [$localize`Done`, 'success'],
  running: [$localize`Undoing`, 'primary'],
  done: [$localize`Undone`, 'gray'],
  failed: [$localize`Not undone`, 'danger'],
};

const summaryOf = ({ results }: Merge['run'] | Merge['undo'], done: string) => {
  if (results.length === 0) return $localize`Nothing was to be taken over.`;
  const failed = inState(results, 'failed').length;
  const count = $localize`${formatCount(inState(results, 'done').length)}:inState: of ${formatCount(results.length)}:results: ${done}:done:`;
  return failed > 0 ? $localize`${count}:count:, ${formatCount(failed)}:failed: failed` : count;
};

/** The steps of a merge, or of its undo, and what became of each. */
export const MergeResults = ({ merge, onCompareAgain }: { merge: Merge; onCompareAgain: () => void }) => {
  const { run, undo, isBusy, isUndone } = merge;
  const undoneBy = new Map(undo.results.map((result) => [result.step.key, result]));
  const problem = undo.problem ?? run.problem;
  const common = (summary: string) => ({ summary, announcement: isBusy ? $localize`Working` : summary });
  return (
    <Stack gap="sm">
      {isUndone ? (
        <RunProgress
          run={undo}
          label={$localize`Undoing`}
          {...common(summaryOf(undo, 'undone'))}
          onStop={undo.stop}
          onRetry={() => merge.undoAll('failed')}
          onContinue={() => merge.undoAll()}
        />
      ) : (
        <RunProgress
          run={run}
          label={$localize`Merging`}
          {...common(summaryOf(run, 'done'))}
          onStop={run.stop}
          onRetry={() => merge.resume('failed')}
          retryLabel={$localize`Retry ${formatCount(merge.failed.length)}:failed: failed`}
          onContinue={() => merge.resume('waiting')}
        />
      )}
      {problem && (
        <Alert color="danger" role="alert" title={$localize`What is there could not be read`}>
          {$localize`${problem}:problem: Nothing was changed.`}
        </Alert>
      )}
      {run.results.length > 0 && (
        <ScrollArea.Autosize mah="50vh" className={classes.steps} viewportProps={{ tabIndex: 0 }}>
          <Table stickyHeader verticalSpacing={6} aria-label={$localize`Steps`}>
            <TableHead heads={[$localize`What`, $localize`Name`, $localize`Result`]} />
            <Table.Tbody>
              {run.results.map(({ step, state, reason, outcome }) => {
                const back = undoneBy.get(step.key);
                const isThere = step.copy && outcome && !(outcome as { made?: boolean }).made;
                const label: OutcomeLabel = isThere ? [$localize`There already`, 'gray'] : labels[state];
                return (
                  <Table.Tr key={step.key}>
                    <Table.Td>{step.group}</Table.Td>
                    <Table.Td>
                      <bdi>{step.name}</bdi>
                    </Table.Td>
                    <Table.Td>
                      <CreationOutcome
                        label={back ? undone[back.state] : label}
                        reason={back?.reason ?? reason}
                      />
                    </Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      )}
      {!isBusy && (
        <Group gap="xs">
          {run.results.length > 0 && !isUndone && (
            <Button variant="default" onClick={() => merge.undoAll()}>
              {$localize`Undo`}
            </Button>
          )}
          <Button variant="subtle" onClick={onCompareAgain}>
            {$localize`Compare again`}
          </Button>
        </Group>
      )}
    </Stack>
  );
};
