import { toCsv } from '@/lib/csv';
import { download } from '@/lib/download';
import type { Column } from './column';

/** Hands the browser the rows of a list as a CSV file, with these columns. */
export const saveCsv = <Row>(fileName: string, columns: readonly Column<Row>[], rows: readonly Row[]) => {
  const header = columns.map((column) => column.header);
  const cells = rows.map((row) => columns.map((column) => column.value(row)));
  download(`${fileName}.csv`, toCsv(header, cells));
};
