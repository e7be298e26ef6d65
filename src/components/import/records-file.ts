import type { QueryClient } from '@tanstack/react-query';
import type { CellValue } from '@/components/edit-many/editable-field';
import type { ImportField, Importing } from '@/components/edit-many/importing';
import { namesOf } from '@/components/pickers/names-of';
import { toCsv } from '@/lib/files/csv';
import { unnamedReference } from '@/lib/records/record-name';
import type { KnownRecord } from './known-records';
import { fileText } from './row-change';

/** A CSV file of these records with all fields that an import takes, and their IDs. */
export const recordsFile = async (
  importing: Importing,
  records: readonly KnownRecord[],
  client: QueryClient,
): Promise<string> => {
  const nameOf = namesOf(client);
  const textOf = async (field: ImportField, value: CellValue | undefined, record: KnownRecord) => {
    if (field.kind !== 'record' || typeof value !== 'number') return fileText(field, value);
    const own = field.source.renames ? '' : (record.exported?.(field) ?? '');
    return own === '' || own === unnamedReference(value)
      ? nameOf({ source: field.source, to: { id: value } })
      : own;
  };
  const rows = await Promise.all(
    records.map(async (record) => {
      const cells = importing.changing?.cellsOf(record.row) ?? {};
      const texts = importing.fields.map((field) => textOf(field, cells[field.name], record));
      return [...(await Promise.all(texts)), record.id];
    }),
  );
  return toCsv([...importing.fields.map(({ label }) => label), 'ID'], rows);
};
