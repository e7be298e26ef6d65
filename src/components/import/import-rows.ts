import type { ImportField, Importing, ReadRow } from '@/components/edit-many/importing';
import { fold } from '@/lib/fold';
import { readTable, type TableRow, type TextTable, writeTable } from './table-text';

/** A column of the text with the field that its name means. */
export interface MatchedColumn {
  index: number;
  field: ImportField;
}

export interface ImportRow extends ReadRow {
  row: TableRow;
}

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const namesOf = ({ name, label }: ImportField) => [label, name, name.replace(/_id$/, '')].map(letters);

/** The columns whose names are a field's, in any spelling, and the names of the others. */
const matchColumns = (head: readonly string[], fields: readonly ImportField[]) => {
  const columns: MatchedColumn[] = [];
  const others: string[] = [];
  for (const [index, name] of head.entries()) {
    const field = fields.find(
      (one) => namesOf(one).includes(letters(name)) && columns.every((column) => column.field !== one),
    );
    if (field) columns.push({ index, field });
    else if (name !== '') others.push(name);
  }
  return { columns, others };
};

const readRows = (
  { rows }: TextTable,
  columns: readonly MatchedColumn[],
  importing: Importing,
): ImportRow[] => {
  const read = rows.map((row): ImportRow => {
    const texts = columns.map(({ index, field }) => [field.name, row.cells[index] ?? ''] as const);
    return { row, ...importing.read(Object.fromEntries(texts)) };
  });
  const blocked = (row: ImportRow) => Number(isBlocked(row));
  return read.toSorted((a, b) => blocked(b) - blocked(a));
};

/** The rows of a text with the columns that are imported; those that cannot be created come first. */
export const readImport = (text: string, importing: Importing) => {
  const table = readTable(text);
  const { columns, others } = matchColumns(table.head, importing.fields);
  return { head: table.head, columns, others, rows: readRows(table, columns, importing) };
};

/** The text of the rows that are left, in their order; empty if there are none. */
export const textOf = (head: readonly string[], rows: readonly ImportRow[]): string => {
  const left = rows.map(({ row }) => row).sort((a, b) => a.number - b.number);
  return left.length === 0 ? '' : writeTable(head, left);
};

export const isBlocked = ({ problems }: ImportRow): boolean => Object.keys(problems).length > 0;

/** A row as text: what a reason belongs to. */
export const rowKey = ({ row }: ImportRow): string => row.cells.join('\t');
