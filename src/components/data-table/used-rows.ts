import type { UsedRecords } from '@/components/dialogs/record-uses-context';
import { noteDeleted } from '@/lib/records/deleted-records';
import type { ListRow, RowActions } from './column';

interface Doomed<Row extends ListRow> extends Pick<RowActions<Row>, 'name' | 'remove'> {
  caution: string | undefined;
  onDeleted: (rows: readonly Row[]) => void;
}

/** Rows of the list at a path that are to be deleted, once what uses them has been looked at. */
export const usedRows = <Row extends ListRow>(
  path: string,
  rows: readonly Row[],
  { name, remove, caution, onDeleted }: Doomed<Row>,
): UsedRecords => ({
  path,
  records: rows.map((row) => ({ id: row.id, name: name(row) })),
  remove,
  onDeleted: (id) => {
    noteDeleted(path, id);
    onDeleted(rows.filter((row) => row.id === id));
  },
  caution,
  doomed: true,
});
