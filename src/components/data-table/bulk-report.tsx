import { Alert, Button, CloseButton, Group, List, Text } from '@mantine/core';
import { inState } from '@/components/run/run-steps';
import type { ListRow } from './column';
import { RowNames } from './row-names';
import { type BulkRun, changed } from './use-bulk-run';

interface BulkReportProps<Row extends ListRow> {
  run: BulkRun<Row>;
  /** The counts of the results. */
  title: string;
  /** Shows what uses rows that could not be deleted. */
  onShowUses?: ((failed: readonly Row[]) => unknown) | undefined;
}

/** The results of a run: which rows failed and why, and which somebody else had changed already. */
export const BulkReport = <Row extends ListRow>({ run, title, onShowUses }: BulkReportProps<Row>) => {
  const gone = run.results.filter(({ outcome }) => outcome === 'gone');
  const failed = inState(run.results, 'failed');
  const undo = changed(run.results).length > 0 && run.undo && (
    <Button size="compact-sm" variant="default" onClick={run.undo}>
      {$localize`Undo`}
    </Button>
  );
  if (gone.length === 0 && failed.length === 0) {
    return (
      <Group role="group" aria-label={title} gap="xs" w="100%">
        <Text size="sm" fw={500} c="success">
          {title}
        </Text>
        {undo}
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
      {(failed.length > 0 || undo) && (
        <Group gap="xs" mt="xs">
          {failed.length > 0 && (
            <Button size="compact-sm" onClick={run.retry}>
              {$localize`Retry`}
            </Button>
          )}
          {failed.length > 0 && onShowUses && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => void onShowUses(failed.map(({ step }) => step.row))}
            >
              {$localize`What uses them`}
            </Button>
          )}
          {undo}
        </Group>
      )}
    </Alert>
  );
};
