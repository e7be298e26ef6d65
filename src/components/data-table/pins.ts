import type { CSSProperties } from 'react';
import { rem } from '@mantine/core';
import type { MRT_Column, MRT_TableInstance } from 'mantine-react-table';
import type { ListRow } from './column';

/** Width of the checkbox column, in pixels. */
export const selectWidth = 40;

/** The offsets of sticky cells: pinned columns by key, and the checkboxes. */
export interface Pins {
  select: CSSProperties | undefined;
  columns: Readonly<Record<string, CSSProperties>>;
  /** The scroll padding: what they cover, where a focused cell would be hidden. */
  covered: CSSProperties;
}

type Placed<Row extends ListRow> = Pick<MRT_Column<Row>, 'getIsPinned' | 'getStart' | 'getAfter'>;

const place = <Row extends ListRow>(column: Placed<Row>, actionsWidth: number): CSSProperties =>
  column.getIsPinned() === 'left'
    ? { insetInlineStart: `calc(${selectWidth}px + ${rem(column.getStart('left'))})` }
    : { insetInlineEnd: `calc(${actionsWidth}px + ${rem(column.getAfter('right'))})` };

/**
 * Computes from the table's state where pinned columns stick. Checkboxes stick with their neighbours; actions always
 * do, with the status before them, as it is switched in the row. Without row actions the status does not stick.
 */
export const pinsOf = <Row extends ListRow>(table: MRT_TableInstance<Row>, actionsWidth: number): Pins => {
  const visible = table.getVisibleLeafColumns();
  const pinned = visible.filter((column) => column.getIsPinned());
  const last = visible.at(-1);
  const status = actionsWidth > 0 && last?.id === 'status' && !last.getIsPinned() ? last : undefined;
  const left = table.getLeftTotalSize();
  return {
    select: left > 0 ? { insetInlineStart: 0 } : undefined,
    covered: {
      scrollPaddingInlineStart: left > 0 ? `calc(${selectWidth}px + ${rem(left)})` : undefined,
      scrollPaddingInlineEnd: `calc(${actionsWidth}px + ${rem(table.getRightTotalSize() + (status?.getSize() ?? 0))})`,
    },
    columns: {
      ...(status && { status: { insetInlineEnd: actionsWidth } }),
      ...Object.fromEntries(pinned.map((column) => [column.id, place(column, actionsWidth)])),
    },
  };
};
