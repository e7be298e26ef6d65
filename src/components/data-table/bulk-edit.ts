import type { Cells } from '@/components/edit-many/editable-field';
import type { Editing } from '@/components/edit-many/editing';
import { rowEdit } from '@/components/edit-many/row-edit';
import type { ListRow } from './column';
import type { RunAction } from './use-bulk-run';

/** The bulk action that changes a field of rows; `onDone` is called after each. */
export const editAction = <Row extends ListRow>(
  { cellsOf, save }: Editing<Row>,
  { field, next, onDone }: { field: string; next: (before: Cells) => Cells; onDone: () => void },
): RunAction<Row> => ({
  label: $localize`Changing`,
  of: (row) => {
    const { [field]: before } = cellsOf(row);
    const edit = rowEdit({ save }, row.id, before === undefined ? {} : { [field]: before }, next);
    return { ...edit, run: () => edit.run().then(onDone) };
  },
});
