import { Alert, Button, CloseButton, Group, List, Text } from '@mantine/core';
import { GONE } from '@/components/run/operation';
import { inState, type Step, type StepResult } from '@/components/run/run-steps';
import { formatCount } from '@/lib/formats/formats';
import type { ListRow } from './column';
import { RowNames } from './row-names';
import type { BulkRun } from './use-bulk-run';

interface BulkReportProps<Row extends ListRow> {
  run: BulkRun<Row>;
  /** The counts of the results. */
  title: string;
  /** Shows what uses rows that could not be deleted. */
  onShowUses?: ((failed: readonly Row[]) => unknown) | undefined;
}

/** The results of a run: which rows failed and why, and which somebody else had changed already. */
export const BulkReport = <Row extends ListRow>({ run, title, onShowUses }: BulkReportProps<Row>) => {
  const { results, undo, isUndone } = run;
  const gone = inState(results, 'skipped').filter(({ reason }) => reason === GONE.why);
  const failedRows = inState(results, 'failed');
  const shown = (isUndone ? undo.results : results) as readonly StepResult<Step & { name: string }>[];
  const failed = inState(shown, 'failed');
  const waiting = inState(shown, 'waiting').length;
  const resume = (which: 'failed' | 'waiting') => () => (isUndone ? run.undoAll() : run.resume(which));
  const undoButton = !isUndone && run.isUndoable() && (
    <Button size="compact-sm" variant="default" onClick={() => run.undoAll()}>
      {$localize`Undo`}
    </Button>
  );
  if (gone.length === 0 && failed.length === 0 && waiting === 0) {
    return (
      <Group role="group" aria-label={title} gap="xs" w="100%">
        <Text size="sm" fw={500} c="success">
          {title}
        </Text>
        {undoButton}
        <CloseButton aria-label={$localize`Close`} size="sm" ms="auto" onClick={run.clear} />
      </Group>
    );
  }
  return (
    <Alert
      // The bulk bar announces the counts; a live region would read all names aloud.
      role="group"
      color={failed.length > 0 ? 'danger' : 'success'}
      withCloseButton
      closeButtonLabel={$localize`Close`}
      onClose={run.clear}
      title={title}
      w="100%"
    >
      {gone.length > 0 && (
        <>
          <Text size="sm">{$localize`Somebody else had already deleted:`}</Text>
          <RowNames label={$localize`Already deleted`} names={gone.map(({ step }) => step.name)} />
        </>
      )}
      {failed.length > 0 && (
        <List size="sm">
          {failed.map(({ step, reason }) => (
            <List.Item key={step.key}>{`${step.name}: ${reason ?? ''}`}</List.Item>
          ))}
        </List>
      )}
      <Group gap="xs" mt="xs">
        {failed.length > 0 && (
          <Button size="compact-sm" onClick={resume('failed')}>
            {$localize`Retry`}
          </Button>
        )}
        {waiting > 0 && (
          <Button size="compact-sm" variant="default" onClick={resume('waiting')}>
            {$localize`Continue with ${formatCount(waiting)}:waiting:`}
          </Button>
        )}
        {failedRows.length > 0 && onShowUses && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void onShowUses(failedRows.map(({ step }) => step.row))}
          >
            {$localize`What uses them`}
          </Button>
        )}
        {undoButton}
      </Group>
    </Alert>
  );
};
