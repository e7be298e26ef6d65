import type { Importing, ReadRow } from '@/components/edit-many/importing';
import { type CellRow, copyOf, isBlankCell, trimmed } from '@/lib/files/cells';
import { parseRecordId } from '@/lib/records/record-id';
import { fold } from '@/lib/text/fold';
import type { ColumnChoices } from './assign-columns';
import { type ImportTable, type Numbered, readImportTable } from './import-table';
import type { Known, KnownRecord } from './known-records';

export interface ImportRow extends ReadRow {
  row: CellRow;
  /** The record that the row was exported from, or that has the same slug or name. */
  exists?: KnownRecord;
}

type Problems = Readonly<Record<string, string>>;

/** The key of a problem that concerns the whole row. */
export const WHOLE_ROW = '';

const textIn = ({ cells }: CellRow, index: number | undefined) =>
  index === undefined ? '' : trimmed(cells[index] ?? '');

const lengthProblem = ({ head }: ImportTable, { cells }: CellRow): Problems =>
  cells.slice(head.length).every(isBlankCell)
    ? {}
    : { [WHOLE_ROW]: 'This row has more cells than the first row, so they may be in wrong columns.' };

/** What records and rows are compared by; empty if nothing should be unique, or it is missing. */
const uniqueOf = ({ unique }: Importing, values: Readonly<Record<string, unknown>>): string => {
  const [name = '', ...others] = unique.map((field) => {
    const value = values[field];
    return typeof value === 'string' ? fold(trimmed(value)) : '';
  });
  return name === '' ? '' : [name, ...others].join('\n');
};

/** Finds the record that a row repeats, by its id or by what should be unique. */
const finder = (importing: Importing, known: Known | undefined) => {
  const byId = new Map(known?.records.map((record) => [record.id, record]));
  const byText = new Map(known?.records.map((record) => [uniqueOf(importing, { ...record.row }), record]));
  byText.delete('');
  return (id: string, values: ReadRow['values']): { exists?: KnownRecord; problem?: string } => {
    const number = parseRecordId(id);
    const found = id === '' ? byText.get(uniqueOf(importing, values)) : byId.get(number ?? 0);
    if (found) return { exists: found };
    if (id === '') return {};
    return {
      problem: known?.whole
        ? `No record has the ID ${id}. Leave the ID out to create a new one.`
        : 'Whether this ID exists could not be checked, so the row is not created.',
    };
  };
};

/** More rows than an import may have. */
const REMEMBERED = 5_000;
const readings = new WeakMap<Importing, Map<string, ReadRow>>();

/** Reads a row, at once if it was read before: each created row and each keystroke reads all the others again. */
const readOnce = (importing: Importing, texts: readonly (readonly [string, string])[]): ReadRow => {
  const known = readings.get(importing) ?? new Map<string, ReadRow>();
  readings.set(importing, known);
  const key = JSON.stringify(texts);
  const read = known.get(key) ?? importing.read(Object.fromEntries(texts));
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, read);
  return read;
};

const readRows = (table: ImportTable, importing: Importing, known: Known | undefined): ImportRow[] => {
  const find = finder(importing, known);
  const seen = new Map<string, number>();
  return table.rows.map((row): ImportRow => {
    const texts = table.columns.map(({ index, field }) => [field.name, row.cells[index] ?? ''] as const);
    const read = readOnce(importing, texts);
    const { exists, problem } = find(textIn(row, table.idColumn), read.values);
    if (exists) return { row, ...read, problems: {}, exists };
    const unique = uniqueOf(importing, read.values);
    const first = seen.get(unique);
    if (unique !== '' && first === undefined) seen.set(unique, row.number);
    const repeats: Problems =
      unique === '' || first === undefined
        ? {}
        : { [importing.unique[0] ?? WHOLE_ROW]: `Row ${first} has the same.` };
    const ids: Problems = problem === undefined ? {} : { [WHOLE_ROW]: problem };
    return { row, ...read, problems: { ...lengthProblem(table, row), ...ids, ...repeats, ...read.problems } };
  });
};

export const isBlocked = ({ problems }: ImportRow): boolean => Object.keys(problems).length > 0;

export const isReady = (row: ImportRow): boolean => !isBlocked(row) && row.exists === undefined;

interface ReadOptions {
  origin?: Numbered | undefined;
  known?: Known | undefined;
  choices?: ColumnChoices | undefined;
}

/** The rows of a text with the columns that are imported; those with problems come first, those that exist last. */
export const readImport = (
  text: string,
  importing: Importing,
  { origin, known, choices }: ReadOptions = {},
) => {
  const table = readImportTable(text, importing.fields, { origin, choices });
  const rank = (row: ImportRow) => (isBlocked(row) ? 0 : row.exists ? 2 : 1);
  const rows = readRows(table, importing, known);
  return { ...table, rows: rows.toSorted((a, b) => rank(a) - rank(b)) };
};

/** The text of the rows that are left, in their order and with their numbers; empty if there are none. */
export const textOf = (head: readonly string[], rows: readonly ImportRow[]): Numbered => {
  const left = rows.map(({ row }) => row).sort((a, b) => a.number - b.number);
  return {
    text: left.length === 0 ? '' : copyOf([head, ...left.map(({ cells }) => cells)]),
    numbers: left.map(({ number }) => number),
  };
};
