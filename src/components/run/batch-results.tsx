import { memo, type ReactNode } from 'react';
import { Alert, Badge, Button, Group, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { TableHead } from '@/components/text/preview-table';
import { formatCount } from '@/lib/formats/formats';
import { capitalized } from '@/lib/text/capitalized';
import type { Operation } from './operation';
import { RunProgress } from './run-progress';
import { inState, isBlocked, type Step, type StepResult, type StepState } from './run-steps';
import { summaryOf } from './summary-of';
import type { UndoStep } from './undo-run';
import type { Batch } from './use-batch';

type Label = readonly [text: string, color: string];

const labels: Readonly<Record<StepState, Label>> = {
  waiting: [$localize`Waiting`, 'gray'],
  running: [$localize`Running`, 'primary'],
  done: [$localize`Done`, 'success'],
  skipped: [$localize`Nothing to do`, 'gray'],
  failed: [$localize`Failed`, 'danger'],
};

const undoLabels: Readonly<Record<StepState, Label>> = {
  ...labels,
  waiting: labels.done,
  running: [$localize`Undoing`, 'primary'],
  done: [$localize`Undone`, 'gray'],
  failed: [$localize`Not undone`, 'danger'],
};

interface RowProps<O extends Operation> {
  result: StepResult<O>;
  undone: StepResult<UndoStep> | undefined;
  /** Why it counts as done in part. */
  shortcoming: string | undefined;
  grouped: boolean;
  nameOf: ((result: StepResult<O>) => ReactNode) | undefined;
}

const labelOf = ({ result, undone, shortcoming }: RowProps<Operation>): Label => {
  if (undone) return undoLabels[undone.state];
  if (shortcoming !== undefined) return [$localize`Done in part`, 'warning'];
  const { state, reason = '' } = result;
  return state === 'skipped' ? [capitalized(reason), 'gray'] : labels[state];
};

// Memoized, as one row at a time changes in a long run.
const ResultRow = memo((props: RowProps<Operation>) => {
  const { result, undone, shortcoming, grouped, nameOf } = props;
  const [text, color] = labelOf(props);
  const reason = undone?.reason ?? (result.state === 'skipped' ? undefined : result.reason) ?? shortcoming;
  return (
    <Table.Tr>
      {grouped && (
        <Table.Td>
          <bdi>{result.step.group}</bdi>
        </Table.Td>
      )}
      <Table.Td>{nameOf ? nameOf(result) : <bdi>{result.step.name}</bdi>}</Table.Td>
      <Table.Td>
        <Badge variant="dot" color={color} miw="max-content">
          {text}
        </Badge>
        {reason && (
          <Text size="xs" c="dimmed">
            {reason}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
});
ResultRow.displayName = 'ResultRow';

interface BatchResultsProps<O extends Operation> {
  batch: Batch<O>;
  /** What is running: "Copying parts". */
  label: string;
  /** The heads of the groups, if they are shown, and of the names. */
  heads: readonly [group: string, name: string] | readonly [name: string];
  /** Renders what an operation is about; its name by default. Must be stable. */
  nameOf?: (result: StepResult<O>) => ReactNode;
  shortcomings?: ReadonlyMap<Step['key'], string>;
  /** What is said before the table. */
  children?: ReactNode;
  /** The actions beside Undo, once nothing runs. */
  actions: ReactNode;
  /** What undo does after all else. */
  undoLast?: UndoStep | undefined;
}

/** What becomes of each operation of a batch, with Stop, Retry, Continue and Undo. */
export const BatchResults = <O extends Operation>(props: BatchResultsProps<O>) => {
  const { batch, label, heads, nameOf, shortcomings, children, actions, undoLast } = props;
  const { results, undo, busy, isUndone } = batch;
  const shown = isUndone ? undo : batch;
  const failed = inState(shown.results as readonly StepResult<Step>[], 'failed').length;
  const undoneBy = new Map(undo.results.map((result) => [result.step.key, result]));
  const problem = undo.problem ?? batch.problem;
  return (
    <Stack gap="sm">
      <Group>
        <RunProgress<Step>
          run={shown}
          label={isUndone ? $localize`Undoing` : label}
          summary={summaryOf(batch)}
          announcement={busy ? label : undefined}
          onStop={shown.stop}
          onRetry={() => (isUndone ? batch.undoAll(undoLast) : batch.resume('failed'))}
          retryLabel={$localize`Retry ${formatCount(failed)}:failed: failed`}
          onContinue={
            isUndone
              ? () => batch.undoAll(undoLast)
              : isBlocked(results)
                ? undefined
                : () => batch.resume('waiting')
          }
        />
      </Group>
      {problem && (
        <Alert color="danger" role="alert" title={$localize`What is there could not be read`}>
          {$localize`${problem}:problem: Nothing was done.`}
        </Alert>
      )}
      {children}
      {results.length > 0 && (
        <ScrollArea.Autosize mah="50vh" viewportProps={{ tabIndex: 0 }}>
          <Table stickyHeader verticalSpacing={6} aria-label={$localize`Results`}>
            <TableHead heads={[...heads, $localize`Result`]} />
            <Table.Tbody>
              {results.map((result) => (
                <ResultRow
                  key={result.step.key}
                  result={result}
                  undone={undoneBy.get(result.step.key)}
                  shortcoming={shortcomings?.get(result.step.key)}
                  grouped={heads.length === 2}
                  nameOf={nameOf as RowProps<Operation>['nameOf']}
                />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      )}
      {!busy && (
        <Group justify="flex-end" gap="xs">
          {!isUndone && batch.isUndoable() && (
            <Button variant="default" onClick={() => batch.undoAll(undoLast)}>
              {$localize`Undo`}
            </Button>
          )}
          {actions}
        </Group>
      )}
    </Stack>
  );
};
