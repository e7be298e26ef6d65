import type { QueryClient } from '@tanstack/react-query';
import type { Column } from '@/components/data-table/column';
import type { FileFormat } from '@/components/data-table/file-format';
import { readFile } from '@/components/import/read-file';
import type { PlainDate } from '@/lib/dates/dates';
import { copiedCells } from '@/lib/files/cells';
import { formatCount } from '@/lib/formats/formats';
import { loadChunk } from '@/lib/loading/chunk';
import type { ChangedRow, RowChange } from '@/lib/storage/table-changes';
import { fold } from '@/lib/text/fold';
import { isSameLabel } from '@/lib/text/other-labels';
import { cellOf, changeOf, identityOf, newId, problemsOf } from './rows';
import type { DataTable } from './table-column';

const HIDDEN = $localize`Hidden`;
const ID = 'ID';
const YES = 'yes';

/** The most characters of a file. */
const LARGEST = 1_000_000;

interface FileRow {
  id: number;
  row: ChangedRow;
}

/** Downloads all rows of a table. Resolves with why it could not be written, if so. */
export const saveTable = async (
  fileName: string,
  { columns }: DataTable,
  rows: readonly ChangedRow[],
  options: { client: QueryClient; format: FileFormat },
): Promise<string | undefined> => {
  const { saveRows } = await loadChunk(() => import('@/components/data-table/save-rows'));
  const fileColumns: Column<FileRow>[] = [
    ...columns.map(({ key, label }) => ({
      key,
      header: label,
      value: ({ row }: FileRow) => row.cells[key] ?? '',
    })),
    { key: 'hidden', header: HIDDEN, value: ({ row }) => (row.hidden ? YES : '') },
    { key: 'id', header: ID, value: ({ row }) => row.id },
  ];
  return saveRows(
    fileName,
    fileColumns,
    rows.map((row, id) => ({ id, row })),
    options,
  );
};

export type TableReading =
  { updates: Readonly<Record<string, RowChange | undefined>>; count: number } | { problem: string };

/** Whether a file of another language has the cell that the table itself has there. */
const isTranslated = (row: ChangedRow | undefined, key: string, cell: string) => {
  const known = row?.inLanguages?.map((cells) => cells[key]) ?? [];
  return row?.cells[key] === row?.given?.[key] && known.includes(cell);
};

/** The changes by which a table becomes what a file says; rows that the file does not have stay as they are. */
export const changesIn = (
  cells: readonly (readonly string[])[],
  numbers: readonly number[],
  table: DataTable,
  rows: readonly ChangedRow[],
  today: PlainDate,
): TableReading => {
  const [heads = [], ...lines] = cells;
  const at = (label: string) => {
    const own = heads.findIndex((head) => fold(head) === fold(label));
    return own < 0 ? heads.findIndex((head) => isSameLabel(head, label)) : own;
  };
  const [idAt, hiddenAt] = [at(ID), at(HIDDEN)];
  const columns = table.columns.map((column) => ({ column, from: at(column.label) }));
  if (columns.some(({ column, from }) => column.key === 'name' && from < 0))
    return {
      problem: $localize`The first row does not have the names of the columns, as an exported file has them.`,
    };
  const known = new Map(rows.map((row) => [row.id, row]));
  const taken = new Set<string>();
  const read = lines.map((line): ChangedRow => {
    const own = idAt < 0 ? '' : (line[idAt] ?? '').trim();
    // A line that was copied in the spreadsheet to add a row has the id of the other.
    const id = own === '' || taken.has(own) ? newId() : own;
    taken.add(id);
    const row = known.get(id);
    const typed = columns.map(({ column, from }): [string, string] => {
      const own = row?.cells[column.key] ?? '';
      const cell = from < 0 ? own : cellOf(column, line[from] ?? '');
      return [column.key, isTranslated(row, column.key, cell) ? own : cell];
    });
    const hidden = hiddenAt < 0 ? row?.hidden === true : fold(line[hiddenAt] ?? '') === YES;
    return { id, given: row?.given, hidden, changed: true, cells: Object.fromEntries(typed) };
  });
  const ids = new Set(read.map(({ id }) => id));
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const { cells: now } of [...rows.filter(({ id }) => !ids.has(id)), ...read]) {
    const identity = identityOf(table, now);
    (once.has(identity) ? twice : once).add(identity);
  }
  const problems = read.flatMap((row, index) =>
    Object.values(problemsOf(table, row.cells, twice, today)).map(
      (problem) =>
        $localize`Row ${formatCount(numbers[index] ?? index + 2)}:numbers:, ${row.cells.name === '' ? $localize`without a name` : row.cells.name}:part:: ${problem}:problem:`,
    ),
  );
  if (problems[0] !== undefined)
    return {
      problem: [
        problems[0],
        problems.length > 1 && $localize`${formatCount(problems.length - 1)}:problems: more.`,
      ]
        .filter(Boolean)
        .join(' '),
    };
  const updates = read
    .map((row): [ChangedRow, RowChange | undefined] => [row, changeOf(row, row.cells)])
    .filter(([{ id, hidden, cells: now }, change]) => {
      const before = known.get(id);
      if (!before) return change !== undefined;
      return (
        before.hidden !== hidden ||
        Object.entries(now).some(([key, text]) => text !== (before.cells[key] ?? ''))
      );
    });
  return {
    updates: Object.fromEntries(updates.map(([{ id }, change]) => [id, change])),
    count: updates.length,
  };
};

/** Reads a CSV file or an Excel workbook of a table. */
export const readTable = async (
  file: Blob,
  table: DataTable,
  rows: readonly ChangedRow[],
  today: PlainDate,
): Promise<TableReading> => {
  const read = await readFile(file, LARGEST);
  if ('problem' in read) return read;
  return changesIn(copiedCells(read.text), read.numbers, table, rows, today);
};
