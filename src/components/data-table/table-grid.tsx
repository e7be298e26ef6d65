import { type CSSProperties, memo, useMemo } from 'react';
import { rem, Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { MRT_Header, MRT_TableInstance } from 'mantine-react-table';
import { useBitByBit } from '@/components/hooks/use-bit-by-bit';
import { useStable } from '@/components/hooks/use-stable';
import { sameValues } from '@/lib/values/same-values';
import type { ListRow, RowActions } from './column';
import { grouped } from './grouping';
import { PageCheckbox } from './page-checkbox';
import { type Pins, pinsOf, selectWidth } from './pins';
import { RowActionsCell } from './row-actions';
import { RowCheckbox } from './row-checkbox';
import type { TableColumn } from './table-columns';
import classes from './table-grid.module.css';
import type { Selection } from './use-selection';

interface HeadCellProps<Row extends ListRow> {
  header: MRT_Header<Row>;
  column: TableColumn<Row> | undefined;
  /** Where a pinned column sticks. */
  pin: CSSProperties | undefined;
}

const sorts = {
  none: { aria: 'none', icon: IconArrowsSort },
  other: { aria: 'other', icon: IconArrowsSort },
  asc: { aria: 'ascending', icon: IconArrowUp },
  desc: { aria: 'descending', icon: IconArrowDown },
} as const;

/** The minimum width of the title column, in pixels. */
const leastTitle = 176;

/** The head of one column: sorts the rows by it, and resizes it by dragging. */
const HeadCell = <Row extends ListRow>({ header, column: given, pin }: HeadCellProps<Row>) => {
  const { align, ownOrder, image } = given ?? {};
  const { column } = header;
  const text = column.columnDef.header;
  const sorted = column.getIsSorted() || (ownOrder === undefined ? 'none' : 'other');
  const { aria, icon: SortIcon } = sorts[sorted];
  const offer = [ownOrder && `${ownOrder}.`, $localize`Sort by ${text}:text: ascending`]
    .filter(Boolean)
    .join(' ');
  const order = {
    none: offer,
    other: offer,
    asc: $localize`Sorted by ${text}:text: ascending`,
    desc: $localize`Sorted by ${text}:text: descending`,
  };
  const label = order[sorted];
  // In rem, so that the width scales with the browser's text size.
  const width = rem(column.getSize());
  const { columnSizing } = header.getContext().table.getState();
  // A title column that is neither pinned nor resized shrinks before the table scrolls.
  const givesWay = !column.getCanHide() && !column.getIsPinned() && !(column.id in columnSizing);
  // Decorative images have no heading: that of the names is the first.
  if (image) return <td className={pin && classes.pinned} style={{ width, minWidth: width, ...pin }} />;
  return (
    <th
      scope="col"
      // Screen readers read this with each cell of the column.
      aria-label={text}
      aria-sort={column.getCanSort() ? aria : undefined}
      className={pin && classes.pinned}
      data-align={align}
      style={{ width, minWidth: givesWay ? rem(leastTitle) : width, ...pin }}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          className={classes.sort}
          data-sorted={sorted}
          aria-label={label}
          title={label}
          onClick={column.getToggleSortingHandler()}
        >
          <span>{text}</span>
          <SortIcon size={14} aria-hidden />
        </button>
      ) : (
        text
      )}
      <span
        className={classes.resize}
        aria-hidden
        onMouseDown={header.getResizeHandler()}
        onTouchStart={header.getResizeHandler()}
        onDoubleClick={() => column.resetSize()}
      />
    </th>
  );
};

/** Props that all rows of a table share. */
interface RowShape<Row extends ListRow> {
  /** The visible columns, in their order. */
  columns: readonly TableColumn<Row>[];
  pins: Pins;
  actions: RowActions<Row>;
  toggle: Selection<Row>['toggle'];
  onDelete: (row: Row) => void;
  hasActions: boolean;
}

interface BodyRowProps<Row extends ListRow> {
  row: Row;
  shape: RowShape<Row>;
  selected: boolean;
  /** The row of the record that was last edited or opened. */
  highlighted: boolean;
}

const RenderedRow = <Row extends ListRow>({ row, shape, selected, highlighted }: BodyRowProps<Row>) => {
  const { columns, pins, actions, toggle, onDelete, hasActions } = shape;
  return (
    <tr
      className={classes.row}
      data-row
      data-selected={selected || undefined}
      data-highlighted={highlighted || undefined}
    >
      <td className={pins.select && classes.pinned} style={pins.select}>
        <RowCheckbox
          label={$localize`Select ${actions.name(row)}:name:`}
          shortcut="x"
          checked={selected}
          onChange={(picked, range) => toggle(row, picked, range)}
        />
      </td>
      {columns.map(({ key, align, cell, title }) => {
        const Cell = title ? 'th' : 'td';
        return (
          <Cell
            key={key}
            scope={title ? 'row' : undefined}
            className={pins.columns[key] && classes.pinned}
            data-align={align}
            style={pins.columns[key]}
          >
            {cell?.(row)}
          </Cell>
        );
      })}
      {hasActions && (
        <td className={`${classes.actions} ${classes.pinned}`}>
          <RowActionsCell row={row} actions={actions} onDelete={onDelete} />
        </td>
      )}
    </tr>
  );
};

/** One row of a table; re-rendered only when its own props change. */
const BodyRow = memo(RenderedRow) as typeof RenderedRow;

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
