import { useState } from 'react';
import { Button } from '@mantine/core';
import type { EditingLoader } from '@/components/edit-many/editing';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { loadChunk } from '@/lib/loading/chunk';
import type { ListRow } from './column';
import type { RunAction } from './use-bulk-run';

interface EditSelectedProps<Row extends ListRow> {
  rows: readonly Row[];
  name: (row: Row) => string;
  editing: EditingLoader<Row>;
  onStart: (action: RunAction<Row>, rows: readonly Row[]) => void;
}

const loadWith =
  <Row,>(editing: EditingLoader<Row>) =>
  async () => {
    const [{ EditDialog }, { editAction }, loaded] = await Promise.all([
      loadChunk(() => import('@/components/edit-many/edit-dialog')),
      loadChunk(() => import('./bulk-edit')),
      editing(),
    ]);
    return { EditDialog, editAction, editing: loaded };
  };

/** Opens the dialog that changes a field of the selected rows. */
export const EditSelected = <Row extends ListRow>(props: EditSelectedProps<Row>) => {
  const { rows, name, onStart } = props;
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const chunk = useChunk(loadWith(props.editing), wanted);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        // `disabled` would lose the focus, which the dialog returns to.
        aria-busy={opened && chunk.state === 'loading'}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {$localize`Edit selected`}
      </Button>
      {opened && chunk.state === 'failed' && (
        <ChunkLost chunk={chunk}>{$localize`The dialog could not be loaded.`}</ChunkLost>
      )}
      {chunk.state === 'ready' && (
        <chunk.module.EditDialog
          opened={opened}
          onClose={() => setOpened(false)}
          onReturn={() => setOpened(true)}
          rows={rows}
          name={name}
          editing={chunk.module.editing}
          onEdit={({ rows: changed, next, field, onDone }) =>
            onStart(
              chunk.module.editAction(chunk.module.editing, { field: field.name, next, onDone }),
              changed,
            )
          }
        />
      )}
    </>
  );
};
