import { lettersOf } from '@/components/edit-many/cell-text';
import type { Cells } from '@/components/edit-many/editable-field';
import { fieldNames, type ImportField, type Importing, type ReadRow } from '@/components/edit-many/importing';
import { type CellRow, isBlankCell, trimmed } from '@/lib/files/cells';
import { formatCount } from '@/lib/formats/formats';
import { parseRecordId } from '@/lib/records/record-id';
import { fold } from '@/lib/text/fold';
import type { ColumnChoices } from './assign-columns';
import { cellIn, type ImportTable, type Numbered, readImportTable, rowKey } from './import-table';
import type { Base, Known, KnownRecord } from './known-records';
import { type NamedCell, nameKey, type Namings } from './names';
import { remembered } from './remembered';
import { changeOf } from './row-change';
import { textIn, tooMany } from './row-limits';

const TOTALS = new Set(
  ['total', 'totals', 'grandtotal', 'subtotal', 'sum', 'जम्मा', 'कुल', 'कुलजम्मा'].map(lettersOf),
);

/** Why a row is no record: the names of a second table, or the total below one; undefined if it may be one. */
const noRecord = ({ head, columns }: ImportTable, { cells }: CellRow): string | undefined => {
  const filled = cells.flatMap((cell, index) =>
    isBlankCell(cell) ? [] : [{ index, letters: lettersOf(cell) }],
  );
  const isName = ({ index, letters }: (typeof filled)[number]) => {
    const field = columns.find((column) => column.index === index)?.field;
    return (
      letters !== '' && [lettersOf(head[index] ?? ''), ...(field ? fieldNames(field) : [])].includes(letters)
    );
  };
  if (filled.length > 1 && filled.every(isName))
    return $localize`This row names the columns again. Delete it from the rows above.`;
  const [first, ...others] = filled;
  return first &&
    others.length > 0 &&
    TOTALS.has(first.letters) &&
    others.every(({ letters }) => /^\d*$/.test(letters))
    ? $localize`This row is a total, no record. Delete it from the rows above.`
    : undefined;
};

/**
 * What becomes of a row. One that `repeats` a record is left out until that is chosen, one that is `left` until it is ticked
 * again; one that `waits` needs what is still being read; a `conflict` is a cell that somebody else changed, too.
 */
export type RowState = 'blocked' | 'conflict' | 'repeats' | 'waits' | 'changes' | 'creates' | 'left' | 'same';

export interface ImportRow {
  row: CellRow;
  state: RowState;
  /** The values of a new record, or the edited ones of a known one. */
  values: Cells;
  problems: Readonly<Record<string, string>>;
  advice: Readonly<Record<string, string>>;
  /** The record that the row has the ID of, or repeats. */
  record?: KnownRecord;
  /** The earlier values of the edited fields, where they are known. */
  before: Cells;
  /** What somebody else has written into edited fields since the preview was made. */
  theirs: Cells;
}

export interface ReadOptions {
  origin?: Numbered | undefined;
  known?: Known | undefined;
  /** The known records as they were when the preview was made. */
  base?: Base | undefined;
  /** Whether the known records are still being read. */
  reading?: boolean;
  /** The columns that were assigned by hand. */
  choices?: ColumnChoices | undefined;
  /** What the names of references mean, as far as it was looked up. */
  names?: Namings;
  /** The ids of the records that rows without an ID are to change. */
  chosen?: ReadonlySet<number>;
  /** The keys of the rows that are left out. */
  left?: ReadonlySet<string>;
}

/** The key of a problem that concerns the whole row. */
export const WHOLE_ROW = '';

const lengthProblem = ({ head }: ImportTable, { cells }: CellRow): Record<string, string> =>
  cells.slice(head.length).every(isBlankCell)
    ? {}
    : {
        [WHOLE_ROW]: $localize`This row has more cells than the first row, so they may be in wrong columns.`,
      };

/** What records and rows are compared by; empty if nothing should be unique, or it is missing. */
const uniqueOf = ({ unique }: Importing, values: Cells): string => {
  const [name = '', ...others] = unique.map((field) => {
    const value = values[field];
    return typeof value === 'string' ? fold(trimmed(value)) : '';
  });
  return name === '' ? '' : [name, ...others].join('\n');
};

/** Finds the record with an id, or with what should be unique. */
const finder = (importing: Importing, known: Known | undefined) => {
  const byId = new Map(known?.records.map((record) => [record.id, record]));
  const byText = new Map(known?.records.map((record) => [uniqueOf(importing, { ...record.row }), record]));
  byText.delete('');
  return {
    withId: (id: string) => byId.get(parseRecordId(id) ?? 0),
    like: (values: Cells) => byText.get(uniqueOf(importing, values)),
  };
};

const unknownId = (id: string, known: Known | undefined) =>
  known?.whole
    ? $localize`No record has the ID ${id}:id:. Leave the ID out to create a new one.`
    : $localize`Whether this ID exists could not be checked, so the row is left out.`;

/** The values of a row with ids for the names of references, and what is not known of them. */
const named = (fields: readonly ImportField[], read: ReadRow, names: Namings | undefined) => {
  const values = { ...read.values };
  const problems = { ...read.problems };
  const unknown: NamedCell[] = [];
  for (const field of fields) {
    const text = values[field.name];
    if (!names || field.kind !== 'record' || typeof text !== 'string' || problems[field.name] !== undefined)
      continue;
    const naming = names.get(nameKey(field.name, text));
    if (!naming) unknown.push({ field, text });
    else if (naming.id === undefined) problems[field.name] = naming.problem ?? '';
    else values[field.name] = naming.id;
  }
  return { values, problems, unknown };
};

/** Whether a row is written. */
export const isReady = ({ state }: ImportRow): boolean => state === 'changes' || state === 'creates';

const readOnce = remembered<ReadRow>();

const isEmpty = (values: object) => Object.keys(values).length === 0;

const nothing = { before: {}, theirs: {} } as const;

const planRows = (table: ImportTable, importing: Importing, options: ReadOptions) => {
  const { known, base = new Map<number, KnownRecord>(), reading = false, names, chosen, left } = options;
  const find = finder(importing, known);
  const created = new Map<string, number>();
  const changed = new Map<number, number>();
  const unnamed: NamedCell[] = [];

  const change = (row: CellRow, now: KnownRecord, empties: boolean): ImportRow => {
    const versions = { now, base: base.get(now.id) ?? now };
    const given = { names, empties };
    const { unknown, problems, ...edit } = changeOf(row, table.columns, importing, versions, given);
    unnamed.push(...unknown);
    const isEdited = !isEmpty(edit.values) || !isEmpty(problems);
    const first = changed.get(now.id);
    if (isEdited && first === undefined) changed.set(now.id, row.number);
    const twice: Record<string, string> =
      isEdited && first !== undefined
        ? { [WHOLE_ROW]: $localize`Row ${formatCount(first)}:first: changes the same record.` }
        : {};
    const all = { ...lengthProblem(table, row), ...twice, ...problems };
    const state = !isEmpty(all)
      ? 'blocked'
      : unknown.length > 0
        ? 'waits'
        : isEmpty(edit.values)
          ? 'same'
          : isEmpty(edit.theirs)
            ? 'changes'
            : 'conflict';
    return { row, state, ...edit, problems: all, record: now };
  };

  const create = (row: CellRow, read: ReadRow): ImportRow => {
    const { unknown, ...rest } = named(importing.fields, read, names);
    unnamed.push(...unknown);
    const unique = uniqueOf(importing, read.values);
    const first = created.get(unique);
    if (unique !== '' && first === undefined) created.set(unique, row.number);
    const repeats: Record<string, string> =
      unique === '' || first === undefined
        ? {}
        : { [importing.unique[0] ?? WHOLE_ROW]: $localize`Row ${formatCount(first)}:first: has the same.` };
    const problems = { ...lengthProblem(table, row), ...repeats, ...rest.problems };
    const state = !isEmpty(problems) ? 'blocked' : unknown.length > 0 ? 'waits' : 'creates';
    return { row, state, values: rest.values, problems, advice: read.advice, ...nothing };
  };

  const rows = table.rows.map((row): ImportRow => {
    const id = textIn(row, table.idColumn);
    const unread = { row, values: {}, problems: {}, advice: {}, ...nothing };
    const reason = noRecord(table, row);
    if (reason !== undefined) return { ...unread, state: 'blocked', problems: { [WHOLE_ROW]: reason } };
    if (id !== '') {
      const record = find.withId(id);
      if (record)
        return importing.changing ? change(row, record, true) : { ...unread, state: 'repeats', record };
      if (reading) return { ...unread, state: 'waits' };
      return { ...unread, state: 'blocked', problems: { [WHOLE_ROW]: unknownId(id, known) } };
    }
    const texts = table.columns.map((column) => [column.field.name, cellIn(row, column)] as const);
    const read = readOnce(importing, texts, () => importing.read(Object.fromEntries(texts)));
    const record = find.like(read.values);
    if (!record) return create(row, read);
    return chosen?.has(record.id) && importing.changing
      ? change(row, record, false)
      : { ...unread, state: 'repeats', record, values: read.values };
  });
  const isLeft = (row: ImportRow) => isReady(row) && left?.has(rowKey(row.row));
  return { rows: rows.map((row) => (isLeft(row) ? { ...row, state: 'left' as const } : row)), unnamed };
};

/**
 * The rows of a text with the columns that are imported, in the order of the text, and the names of references that are
 * to be looked up.
 */
export const readImport = (text: string, importing: Importing, options: ReadOptions = {}) => {
  const table = readImportTable(text, importing.fields, options);
  const problem = table.problem ?? tooMany(table);
  if (problem !== undefined) return { ...table, problem, rows: [], unnamed: [] };
  return { ...table, ...planRows(table, importing, options) };
};
