import { useMemo } from 'react';
import { Skeleton } from '@mantine/core';
import type { MRT_TableInstance } from 'mantine-react-table';
import { useBitByBit } from '@/components/hooks/use-bit-by-bit';
import { useStable } from '@/components/hooks/use-stable';
import { sameValues } from '@/lib/values/same-values';
import { BodyRow, type RowShape } from './body-row';
import type { ListRow, RowActions } from './column';
import { grouped } from './grouping';
import { HeadCell } from './head-cell';
import { PageCheckbox } from './page-checkbox';
import { pinsOf, selectWidth } from './pins';
import type { TableColumn } from './table-columns';
import classes from './table-grid.module.css';
import type { Selection } from './use-selection';

interface TableGridProps<Row extends ListRow> {
  name: string;
  table: MRT_TableInstance<Row>;
  /** The visible columns in order. */
  columns: readonly TableColumn<Row>[];
  actions: RowActions<Row>;
  rows: readonly Row[];
  /** The number of skeleton rows while loading. */
  loading: number | undefined;
  selection: Selection<Row>;
  highlightedId: number | undefined;
  onDelete: (row: Row) => void;
  /** Given while rows are grouped under headings. */
  heading: ((row: Row) => string) | undefined;
}

const actionWidth = 30;
const padding = 16;
const headWidth = 64;
/** As many rows as can be rendered without blocking a keystroke. */
const AT_ONCE = 50;
const widths = ['70%', '50%', '60%'];

/** The table of a list: head and rows, or skeleton rows while loading. */
export const TableGrid = <Row extends ListRow>(props: TableGridProps<Row>) => {
  const { name, table, columns, actions, rows, loading, selection, highlightedId, onDelete, heading } = props;
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  const { view, edit, extra, menu, remove } = actions;
  const actionCount = [view, edit, extra, menu ?? remove].filter(Boolean).length;
  const actionsWidth = actionCount > 0 ? Math.max(actionCount * actionWidth + padding, headWidth) : 0;
  const pins = useStable(pinsOf(table, actionsWidth), sameValues);
  const { toggle } = selection;
  const shown = rows.slice(0, useBitByBit(rows.length, AT_ONCE, highlightedId !== undefined));

  // Rows are memoized by this object.
  const shape = useMemo<RowShape<Row>>(
    () => ({ columns, pins, actions, toggle, onDelete, hasActions: actionsWidth > 0 }),
    [columns, pins, actions, toggle, onDelete, actionsWidth],
  );

  const bodyRows = (some: readonly Row[]) =>
    some.map((row) => (
      <BodyRow
        key={row.id}
        row={row}
        shape={shape}
        selected={selection.has(row)}
        highlighted={row.id === highlightedId}
      />
    ));
  const span = headers.length + (actionsWidth > 0 ? 2 : 1);

  return (
    <div className={classes.container} style={pins.covered}>
      <table className={classes.table} aria-label={name} data-density={table.getState().density}>
        <thead>
          <tr>
            <th
              className={pins.select && classes.pinned}
              style={{ width: selectWidth, minWidth: selectWidth, ...pins.select }}
            >
              <PageCheckbox rows={rows} selection={selection} />
            </th>
            {headers.map((header) => (
              <HeadCell
                key={header.id}
                header={header}
                column={columns.find(({ key }) => key === header.column.id)}
                pin={pins.columns[header.column.id]}
              />
            ))}
            {actionsWidth > 0 && (
              <th
                scope="col"
                className={`${classes.actions} ${classes.pinned}`}
                style={{ width: actionsWidth, minWidth: actionsWidth }}
              >
                {$localize`Actions`}
              </th>
            )}
          </tr>
        </thead>
        {loading !== undefined ? (
          <tbody>
            {Array.from({ length: Math.min(loading, 20) }, (_row, index) => (
              <tr key={index} className={classes.row}>
                {Array.from({ length: span }, (_cell, at) => (
                  <td key={at}>
                    {at > 0 && (
                      <Skeleton
                        height={14}
                        width={widths[(index + at) % widths.length]}
                        ms={at > columns.length || columns[at - 1]?.align ? 'auto' : undefined}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ) : heading ? (
          grouped(shown, heading).map(([group, members]) => (
            <tbody key={group}>
              <tr>
                <th colSpan={span} scope="rowgroup" className={classes.groupHead}>
                  {group}
                </th>
              </tr>
              {bodyRows(members)}
            </tbody>
          ))
        ) : (
          <tbody>{bodyRows(shown)}</tbody>
        )}
      </table>
    </div>
  );
};
