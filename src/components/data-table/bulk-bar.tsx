import { useState } from 'react';
import { Alert, Button, Group, List, Progress, Text } from '@mantine/core';
import { ConfirmDialog } from '@/components/confirm-dialog';
import type { ListRow, RowActions } from './column';
import type { BulkAction, useBulkRun } from './use-bulk-run';

interface BulkBarProps<Row extends ListRow> {
  rows: readonly Row[];
  actions: RowActions<Row>;
  bulk: ReturnType<typeof useBulkRun<Row>>;
  onClear: () => void;
}

const namedAtMost = 5;
const count = (rows: readonly unknown[], noun: string) =>
  `${String(rows.length)} ${rows.length === 1 ? noun : 'selected'}`;

/** Stands over the table while rows are picked or a run over them is going on or has just ended. */
export const BulkBar = <Row extends ListRow>({ rows, actions, bulk, onClear }: BulkBarProps<Row>) => {
  const [confirming, setConfirming] = useState(false);
  const { remove, status, name, noun } = actions;
  const { run } = bulk;

  const deleting: BulkAction<Row> | undefined = remove && {
    doing: 'Deleting',
    done: 'deleted',
    each: remove,
  };
  const setting = (active: boolean): BulkAction<Row> | undefined =>
    status?.set && {
      doing: active ? 'Activating' : 'Deactivating',
      done: active ? 'set active' : 'set inactive',
      each: (row) => status.set?.(row, active) ?? Promise.resolve(),
    };
  const start = (action: BulkAction<Row> | undefined, picked: readonly Row[]) => () => {
    if (action) bulk.start(action, picked);
  };

  if (run?.running) {
    const finished = run.succeeded + run.failed.length;
    return (
      <Group gap="sm" role="status" wrap="nowrap" flex={1}>
        <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
          {`${run.action.doing} ${String(finished)} of ${String(run.total)}`}
        </Text>
        <Progress value={(finished / run.total) * 100} flex={1} aria-label={run.action.doing} />
        <Button size="compact-sm" variant="default" onClick={bulk.stop}>
          Stop
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="xs" flex={1}>
      {run && (
        <Alert
          role="status"
          color={run.failed.length > 0 ? 'danger' : 'success'}
          withCloseButton
          closeButtonLabel="Close"
          onClose={bulk.dismiss}
          title={`${String(run.succeeded)} ${run.action.done}${run.failed.length > 0 ? `, ${String(run.failed.length)} failed` : ''}`}
          w="100%"
        >
          {run.failed.length > 0 && (
            <>
              <List size="sm">
                {run.failed.map(({ row, reason }) => (
                  <List.Item key={row.id}>{`${name(row)}: ${reason}`}</List.Item>
                ))}
              </List>
              <Button
                size="compact-sm"
                mt="xs"
                onClick={start(
                  run.action,
                  run.failed.map(({ row }) => row),
                )}
              >
                Retry
              </Button>
            </>
          )}
        </Alert>
      )}
      {rows.length > 0 && (
        <>
          <Text size="sm" fw={500} aria-live="polite">
            <bdi>{count(rows, `${noun} selected`)}</bdi>
          </Text>
          {deleting && (
            <Button
              size="compact-sm"
              variant="light"
              color="danger"
              onClick={() => {
                setConfirming(true);
              }}
            >
              Delete selected
            </Button>
          )}
          {status?.set && (
            <>
              <Button size="compact-sm" variant="default" onClick={start(setting(true), rows)}>
                Set active
              </Button>
              <Button size="compact-sm" variant="default" onClick={start(setting(false), rows)}>
                Set inactive
              </Button>
            </>
          )}
          <Button size="compact-sm" variant="subtle" onClick={onClear}>
            Clear selection
          </Button>
        </>
      )}
      <ConfirmDialog
        opened={confirming}
        title={`Delete ${count(rows, noun)}?`}
        confirm="Delete"
        onConfirm={() => {
          start(deleting, rows)();
          return Promise.resolve();
        }}
        onClose={() => {
          setConfirming(false);
        }}
      >
        <Text size="sm">
          {rows.slice(0, namedAtMost).map(name).join(', ')}
          {rows.length > namedAtMost && ` and ${String(rows.length - namedAtMost)} more`}. This cannot be
          undone.
        </Text>
      </ConfirmDialog>
    </Group>
  );
};
