import { type ImportField, NAMES } from '@/components/edit-many/importing';
import { isBlankCell } from '@/lib/files/cells';
import { type ImportRow, WHOLE_ROW } from './import-rows';
import type { ImportTable } from './import-table';

/** A required display name that rows lack though they have a name. */
export interface MissingNames {
  field: ImportField;
  /** The column of the display names; undefined if there is none yet. */
  column: number | undefined;
  /** The names that can be taken instead, by the numbers of the rows. */
  names: ReadonlyMap<number, string>;
}

/** The display names that new records lack, and that their names can stand for; undefined if none does. */
export const missingNames = (
  rows: readonly ImportRow[],
  columns: ImportTable['columns'],
  fields: readonly ImportField[],
): MissingNames | undefined => {
  const field = fields.find(({ name, required }) => name === 'display_name' && required);
  if (!field) return undefined;
  const column = columns.find((one) => one.field === field)?.index;
  // A cell without a head would come into the new column.
  if (column === undefined && rows.some(({ problems }) => WHOLE_ROW in problems)) return undefined;
  const names = new Map(
    rows.flatMap(({ row, record, values, problems }): [number, string][] => {
      const name = NAMES.map((one) => values[one]).find((value) => typeof value === 'string');
      const isMissing =
        field.name in problems && (column === undefined || isBlankCell(row.cells[column] ?? ''));
      return !record && isMissing && typeof name === 'string' ? [[row.number, name]] : [];
    }),
  );
  return names.size > 0 ? { field, column, names } : undefined;
};
