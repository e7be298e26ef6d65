import type { QueryClient } from '@tanstack/react-query';
import { toCsv } from '@/lib/files/csv';
import { download } from '@/lib/files/download';
import { type Column, headerOf, valueOf } from './column';
import { namesOf } from './names-of';

/** Downloads rows as a CSV file with these columns; references are written as names. */
export const saveCsv = async <Row>(
  fileName: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  client: QueryClient,
) => {
  const nameOf = namesOf(client);
  const cellOf = async (column: Column<Row>, row: Row) => {
    const others = column.refers?.(row) ?? [];
    return others.length > 0 ? (await Promise.all(others.map(nameOf))).join(', ') : valueOf(column, row);
  };
  const cells = await Promise.all(
    rows.map((row) => Promise.all(columns.map((column) => cellOf(column, row)))),
  );
  const header = columns.map(headerOf);
  download(`${fileName}.csv`, toCsv(header, cells));
};
