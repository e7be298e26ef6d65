import type { Column, ListRow, RowActions } from './column';

/** The columns that an export has: those on display, in the order of `keys`, with the status in words. */
export const exportedColumns = <Row extends ListRow>(
  columns: readonly Column<Row>[],
  actions: RowActions<Row>,
  keys: string,
) => {
  const { status } = actions;
  const all: Column<Row>[] = status
    ? [
        ...columns,
        { key: 'status', header: 'Status', value: (row) => (status.of(row) ? 'Active' : 'Inactive') },
      ]
    : [...columns];
  return keys.split(',').flatMap((key) => all.filter((column) => column.key === key));
};
