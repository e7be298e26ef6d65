import type { Column } from './column';
import classes from './data-table.module.css';

interface CellContentProps<Row> {
  column: Column<Row>;
  row: Row;
}

/** What a row shows in a column: the column's own cell, or its plain value, of which a long one is cut after three lines. */
export const CellContent = <Row,>({ column, row }: CellContentProps<Row>) =>
  column.cell?.(row) ?? (
    <span className={classes.text}>
      <bdi>{String(column.value(row) ?? '–')}</bdi>
    </span>
  );
