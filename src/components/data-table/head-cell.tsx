import type { CSSProperties } from 'react';
import { rem } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { MRT_Header } from 'mantine-react-table';
import type { ListRow } from './column';
import type { TableColumn } from './table-columns';
import classes from './table-grid.module.css';

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
export const HeadCell = <Row extends ListRow>({ header, column: given, pin }: HeadCellProps<Row>) => {
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
