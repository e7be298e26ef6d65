import { Alert, Button, Group, ScrollArea, Stack, Table } from '@mantine/core';
import { RunProgress } from '@/components/run/run-progress';
import { inState, type StepState } from '@/components/run/run-steps';
import { TableHead } from '@/components/text/preview-table';
import { CreationOutcome, type OutcomeLabel } from '@/domain/departures/creation-outcome';
import classes from './twins.module.css';
import type { Merge } from './use-merge';

const labels: Readonly<Record<StepState, OutcomeLabel>> = {
  waiting: ['Waiting', 'gray'],
  running: ['Running', 'primary'],
  done: ['Done', 'success'],
  skipped: ['Not needed', 'gray'],
  failed: ['Failed', 'danger'],
};

const undone: Readonly<Record<StepState, OutcomeLabel>> = {
  ...labels,
  waiting: ['Done', 'success'],
  running: ['Undoing', 'primary'],
  done: ['Undone', 'gray'],
  failed: ['Not undone', 'danger'],
};

const summaryOf = ({ results }: Merge['run'] | Merge['undo'], done: string) => {
  if (results.length === 0) return 'Nothing was to be taken over.';
  const failed = inState(results, 'failed').length;
  const count = `${inState(results, 'done').length} of ${results.length} ${done}`;
  return failed > 0 ? `${count}, ${failed} failed` : count;
};

/** The steps of a merge, or of its undo, and what became of each. */
export const MergeResults = ({ merge, onCompareAgain }: { merge: Merge; onCompareAgain: () => void }) => {
  const { run, undo, isBusy, isUndone } = merge;
  const undoneBy = new Map(undo.results.map((result) => [result.step.key, result]));
  const problem = undo.problem ?? run.problem;
  const common = (summary: string) => ({ summary, announcement: isBusy ? 'Working' : summary });
  return (
    <Stack gap="sm">
      {isUndone ? (
        <RunProgress
          run={undo}
          label="Undoing"
          {...common(summaryOf(undo, 'undone'))}
          onStop={undo.stop}
          onRetry={() => merge.undoAll('failed')}
          onContinue={() => merge.undoAll()}
        />
      ) : (
        <RunProgress
          run={run}
          label="Merging"
          {...common(summaryOf(run, 'done'))}
          onStop={run.stop}
          onRetry={() => merge.resume('failed')}
          retryLabel={`Retry ${merge.failed.length} failed`}
          onContinue={() => merge.resume('waiting')}
        />
      )}
      {problem && (
        <Alert color="danger" role="alert" title="What is there could not be read">
          {problem} Nothing was changed.
        </Alert>
      )}
      {run.results.length > 0 && (
        <ScrollArea.Autosize mah="50vh" className={classes.steps} viewportProps={{ tabIndex: 0 }}>
          <Table stickyHeader verticalSpacing={6} aria-label="Steps">
            <TableHead heads={['What', 'Name', 'Result']} />
            <Table.Tbody>
              {run.results.map(({ step, state, reason, outcome }) => {
                const back = undoneBy.get(step.key);
                const isThere = step.copy && outcome && !(outcome as { made?: boolean }).made;
                const label: OutcomeLabel = isThere ? ['There already', 'gray'] : labels[state];
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
              Undo
            </Button>
          )}
          <Button variant="subtle" onClick={onCompareAgain}>
            Compare again
          </Button>
        </Group>
      )}
    </Stack>
  );
};
