import type { Column, ListRow, RowActions } from './column';
import { StatusCell } from './status-cell';
import { TitleLink } from './title-link';
import classes from './data-table.module.css';

/**
 * The columns that a table draws: those of the list, the first of them linked to its record, long plain values cut
 * after three lines, and the status, which is exported in words.
 */
export const tableColumns = <Row extends ListRow>(
  columns: readonly Column<Row>[],
  actions: RowActions<Row>,
): Column<Row>[] => {
  const { status } = actions;
  const plain = (column: Column<Row>, row: Row) => <bdi>{String(column.value(row) ?? '–')}</bdi>;
  const drawn = columns.map((column, index): Column<Row> => ({
    ...column,
    size: column.size ?? (index === 0 ? 280 : 160),
    cell: (row) =>
      index === 0 ? (
        <TitleLink row={row} actions={actions}>
          {column.cell?.(row) ?? plain(column, row)}
        </TitleLink>
      ) : (
        (column.cell?.(row) ?? <span className={classes.text}>{plain(column, row)}</span>)
      ),
  }));
  if (!status) return drawn;
  return [
    ...drawn,
    {
      key: 'status',
      header: 'Status',
      value: (row) => (status.of(row) ? 'Active' : 'Inactive'),
      cell: (row) => <StatusCell row={row} actions={actions} />,
      size: 130,
    },
  ];
};
