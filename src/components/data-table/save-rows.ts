import type { QueryClient } from '@tanstack/react-query';
import { namesOf } from '@/components/pickers/names-of';
import { type CsvCell, toCsv } from '@/lib/files/csv';
import { download } from '@/lib/files/download';
import { loadChunk } from '@/lib/loading/chunk';
import { type Column, headerOf, type ListRow, valueOf } from './column';
import type { FileFormat } from './file-format';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The columns of the file: the addresses of images stand last, and an import recognizes exported rows by their IDs. */
export const fileColumns = <Row extends ListRow>(columns: readonly Column<Row>[]): readonly Column<Row>[] => [
  ...columns.filter(({ image }) => !image),
  ...columns.filter(({ image }) => image),
  ...(columns.some(({ key }) => key === 'id')
    ? []
    : [{ key: 'id', header: $localize`ID`, value: ({ id }: Row) => id }]),
];

/** Columns that a spreadsheet would take for numbers, and spoil: leading zeros, long digits, a leading plus. */
const STAYS_TEXT = /^(?:id|slug)$|phone|_(?:id|number)$/;

/** Downloads a workbook. Resolves with why it could not be written, if so. */
const saveWorkbook = async <Row extends ListRow>(
  fileName: string,
  columns: readonly Column<Row>[],
  cells: readonly (readonly CsvCell[])[],
): Promise<string | undefined> => {
  const { writeWorkbook } = await loadChunk(() => import('@/lib/files/write-workbook'));
  const heads = columns.map((column) => ({ head: headerOf(column), staysText: STAYS_TEXT.test(column.key) }));
  const written = await writeWorkbook(fileName, heads, cells);
  if ('problem' in written) return written.problem;
  download(`${fileName}.xlsx`, written, XLSX);
  return undefined;
};

/**
 * Downloads rows as a file with the columns that are shown; references are written as names. Resolves with why it could
 * not be written, if so.
 */
export const saveRows = async <Row extends ListRow>(
  fileName: string,
  shown: readonly Column<Row>[],
  rows: readonly Row[],
  { client, format = 'csv' }: { client: QueryClient; format?: FileFormat },
): Promise<string | undefined> => {
  const columns = fileColumns(shown);
  const nameOf = namesOf(client);
  const cellOf = async (column: Column<Row>, row: Row) => {
    const others = column.refers?.(row) ?? [];
    return others.length > 0 ? (await Promise.all(others.map(nameOf))).join(', ') : valueOf(column, row);
  };
  const cells = await Promise.all(
    rows.map((row) => Promise.all(columns.map((column) => cellOf(column, row)))),
  );
  if (format === 'xlsx') return saveWorkbook(fileName, columns, cells);
  download(`${fileName}.csv`, toCsv(columns.map(headerOf), cells));
  return undefined;
};
