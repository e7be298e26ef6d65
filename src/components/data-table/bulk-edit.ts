import type { Cells } from '@/components/edit-many/editable-field';
import type { Editing } from '@/components/edit-many/editing';
import { type RowEdit, rowEdit } from '@/components/edit-many/row-edit';
import { changingWords, undoingWords } from './bulk-words';
import type { ListRow } from './column';
import type { RunAction } from './use-bulk-run';

/** The values a row is expected to hold, and the new ones. */
export interface EditOf {
  before: Cells;
  next: (before: Cells) => Cells;
}

/** The bulk action that changes fields of rows, with its undo. */
export const editAction = <Row extends ListRow>(
  editing: Editing<Row>,
  of: (row: Row) => EditOf,
): RunAction<Row> => {
  const edits = new Map<number, RowEdit>();
  const editOf = (row: Row) => {
    const known = edits.get(row.id);
    if (known) return known;
    const { before, next } = of(row);
    const edit = rowEdit(editing, row.id, before, next);
    edits.set(row.id, edit);
    return edit;
  };
  return {
    words: changingWords,
    each: (row) => editOf(row).run(),
    undo: {
      words: undoingWords,
      each: (row) => editOf(row).undo(),
    },
  };
};
