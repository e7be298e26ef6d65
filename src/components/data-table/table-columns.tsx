import { isUnread } from '@/api/unread';
import type { Column, ListRow, RowActions } from './column';
import classes from './data-table.module.css';
import { StatusCell } from './status-cell';
import { TitleLink } from './title-link';

const isBlank = (title: unknown) =>
  title === null || title === undefined || (typeof title === 'string' && title.trim() === '');

const statusText = <Row extends ListRow>(status: NonNullable<RowActions<Row>['status']>, row: Row) => {
  if ('label' in status) return status.label(status.of(row));
  return status.of(row) ? 'Active' : 'Inactive';
};

/** A column as it is drawn. */
export interface DrawnColumn<Row> extends Column<Row> {
  /** Its value stands as it is, and means little without its header. */
  plain?: boolean;
  title?: boolean;
}

/**
 * The columns that a table draws: those of the list, the first of them linked to its record, long plain values cut
 * where they would make the row higher, and the status, which is exported in words.
 */
export const tableColumns = <Row extends ListRow>(
  columns: readonly Column<Row>[],
  actions: RowActions<Row>,
): DrawnColumn<Row>[] => {
  const { status } = actions;
  const plain = (column: Column<Row>, row: Row) => <bdi>{String(column.value(row) ?? '–')}</bdi>;
  const drawn = columns.map((column, index): DrawnColumn<Row> => ({
    ...column,
    plain: column.cell === undefined,
    title: index === 0,
    size: column.size ?? (index === 0 ? 280 : 160),
    cell: (row) =>
      index === 0 ? (
        <TitleLink row={row} actions={actions}>
          {isBlank(column.value(row)) ? actions.name(row) : (column.cell?.(row) ?? plain(column, row))}
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
      value: (row) => (isUnread(row, 'status') ? 'Unknown' : statusText(status, row)),
      cell: (row) => <StatusCell row={row} actions={actions} />,
      size: 112,
    },
  ];
};
