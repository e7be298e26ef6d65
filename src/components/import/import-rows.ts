import type { ImportField, Importing, ReadRow } from '@/components/edit-many/importing';
import { fold } from '@/components/pickers/picker-source';
import type { TableRow, TextTable } from './table-text';

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
export const matchColumns = (head: readonly string[], fields: readonly ImportField[]) => {
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

/** The rows of a table, read; those that cannot be created come first. */
export const readRows = (
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

export const isBlocked = ({ problems }: ImportRow): boolean => Object.keys(problems).length > 0;
