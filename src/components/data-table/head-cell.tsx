import type { CSSProperties } from 'react';
import { rem } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { MRT_Header } from 'mantine-react-table';
import type { ListRow } from './column';
import classes from './table-grid.module.css';

interface HeadCellProps<Row extends ListRow> {
  header: MRT_Header<Row>;
  align: 'end' | undefined;
  /** How the rows are ordered by it where no order was chosen. */
  ownOrder: string | undefined;
  /** Where a pinned column sticks. */
  pin: CSSProperties | undefined;
}

const sorts = {
  none: { aria: 'none', icon: IconArrowsSort },
  other: { aria: 'other', icon: IconArrowsSort },
  asc: { aria: 'ascending', icon: IconArrowUp },
  desc: { aria: 'descending', icon: IconArrowDown },
} as const;

/** How narrow a title can be, in pixels. */
const leastTitle = 176;

/** The head of one column: orders the rows by it, and is dragged to another width. */
export const HeadCell = <Row extends ListRow>({ header, align, ownOrder, pin }: HeadCellProps<Row>) => {
  const { column } = header;
  const text = column.columnDef.header;
  const sorted = column.getIsSorted() || (ownOrder === undefined ? 'none' : 'other');
  const { aria, icon: SortIcon } = sorts[sorted];
  const offer = [ownOrder && `${ownOrder}.`, `Sort by ${text} ascending`].filter(Boolean).join(' ');
  const label = column.getIsSorted() ? `Sorted by ${text} ${aria}` : offer;
  // In proportion to the browser's text size, as what is in it.
  const width = rem(column.getSize());
  const { columnSizing } = header.getContext().table.getState();
  // A title that nobody pinned or gave a width makes room before the table scrolls.
  const givesWay = !column.getCanHide() && !column.getIsPinned() && !(column.id in columnSizing);
  return (
    <th
      scope="col"
      // What is read out with each cell below it.
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
