import { useMemo } from 'react';
import { Skeleton } from '@mantine/core';
import type { MRT_TableInstance } from 'mantine-react-table';
import { BodyRow, type RowShape } from './body-row';
import type { Column, ListRow, RowActions } from './column';
import { grouped } from './grouping';
import { HeadCell } from './head-cell';
import { PageCheckbox } from './page-checkbox';
import { pinsOf, selectWidth, type Pins } from './pins';
import type { Selection } from './use-selection';
import classes from './table-grid.module.css';

interface TableGridProps<Row extends ListRow> {
  table: MRT_TableInstance<Row>;
  /** The visible columns, in their order. */
  columns: readonly Column<Row>[];
  actions: RowActions<Row>;
  rows: readonly Row[];
  loading: boolean;
  perPage: number;
  selection: Selection<Row>;
  recentId: number | undefined;
  onDelete: (row: Row) => void;
  /** Given while rows stand under headings. */
  heading: ((row: Row) => string) | undefined;
}

const actionWidth = 34;
const widths = ['70%', '50%', '60%'];

/** The table of a list: head, rows, and their shapes while they are loading. */
export const TableGrid = <Row extends ListRow>(props: TableGridProps<Row>) => {
  const { table, columns, actions, rows, loading, perPage, selection, recentId, onDelete, heading } = props;
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  const actionCount =
    [actions.view, actions.edit, actions.remove].filter(Boolean).length + (actions.extra?.count ?? 0);
  const actionsWidth = actionCount > 0 ? actionCount * actionWidth + 24 : 0;
  const pins = pinsOf(table, actionsWidth);
  const { toggle } = selection;

  // Rows are drawn again only when what they show changes; the pins are read anew with each render.
  const sticky = JSON.stringify(pins);
  const shape = useMemo<RowShape<Row>>(
    () => ({
      columns,
      pins: JSON.parse(sticky) as Pins,
      actions,
      toggle,
      onDelete,
      hasActions: actionsWidth > 0,
    }),
    [columns, sticky, actions, toggle, onDelete, actionsWidth],
  );

  const drawn = (some: readonly Row[]) =>
    some.map((row) => (
      <BodyRow
        key={row.id}
        row={row}
        shape={shape}
        selected={selection.has(row)}
        recent={row.id === recentId}
      />
    ));
  const span = headers.length + (actionsWidth > 0 ? 2 : 1);

  return (
    <div className={classes.container}>
      <table className={classes.table} data-density={table.getState().density}>
        <thead>
          <tr>
            <th
              className={pins.select && classes.pinned}
              style={{ width: selectWidth, minWidth: selectWidth, ...pins.select }}
            >
              <PageCheckbox rows={rows} selection={selection} />
            </th>
            {headers.map((header) => (
              <HeadCell key={header.id} header={header} pin={pins.columns[header.column.id]} />
            ))}
            {actionsWidth > 0 && (
              <th
                scope="col"
                className={pins.actions ? `${classes.actions} ${classes.pinned}` : classes.actions}
                style={{ width: actionsWidth, minWidth: actionsWidth, ...pins.actions }}
              >
                Actions
              </th>
            )}
          </tr>
        </thead>
        {loading ? (
          <tbody>
            {Array.from({ length: Math.min(perPage, 20) }, (_row, index) => (
              <tr key={index} className={classes.row}>
                {Array.from({ length: span }, (_cell, at) => (
                  <td key={at}>
                    {at > 0 && <Skeleton height={14} width={widths[(index + at) % widths.length]} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ) : heading ? (
          grouped(rows, heading).map(([name, members]) => (
            <tbody key={name}>
              <tr>
                <th colSpan={span} scope="rowgroup" className={classes.groupHead}>
                  {name}
                </th>
              </tr>
              {drawn(members)}
            </tbody>
          ))
        ) : (
          <tbody>{drawn(rows)}</tbody>
        )}
      </table>
    </div>
  );
};
