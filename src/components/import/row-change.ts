import { cellText } from '@/components/edit-many/cell-text';
import type { Cells, CellValue } from '@/components/edit-many/editable-field';
import type { ImportField, Importing, ReadRow } from '@/components/edit-many/importing';
import { richTextOf } from '@/components/edit-many/rich-text-of';
import { type CellRow, isBlankCell, trimmed } from '@/lib/files/cells';
import { isRespelled } from '@/lib/files/respelled';
import { latinDigits } from '@/lib/text/digits';
import { plainText } from '@/lib/text/html';
import { isSameLabel } from '@/lib/text/other-labels';
import { sameValues } from '@/lib/values/same-values';
import { cellIn, type MatchedColumn } from './import-table';
import type { KnownRecord } from './known-records';
import { type NamedCell, nameKey, type Naming, type Namings } from './names';
import { remembered } from './remembered';

/** What a row changes of its record. */
interface RowChange {
  /** The edited fields, with their values before where those are known. */
  values: Cells;
  before: Cells;
  /** What somebody else has written into them since the preview was made. */
  theirs: Cells;
  problems: Readonly<Record<string, string>>;
  advice: Readonly<Record<string, string>>;
  /** Names of references that are to be looked up. */
  unknown: readonly NamedCell[];
}

/** A record as it was when the preview was made, and as it is. */
interface Versions {
  base: KnownRecord;
  now: KnownRecord;
}

const cellsOfRecords = new WeakMap<KnownRecord, Cells>();
const textsOfRecords = new WeakMap<KnownRecord, Map<string, string | undefined>>();

/** The values of a record's fields, read once: they are compared at each keystroke. */
const cellsOf = (importing: Importing, record: KnownRecord): Cells => {
  const cells = cellsOfRecords.get(record) ?? importing.changing?.cellsOf(record.row) ?? {};
  cellsOfRecords.set(record, cells);
  return cells;
};

/** A text as two programs would agree on it; one line has no breaks. */
const comparable = (field: ImportField, text: string): string => {
  const lines = trimmed(text.replaceAll(/\r\n?/g, '\n'));
  return field.kind === 'text' && field.holds ? lines : lines.replaceAll(/\s+/g, ' ');
};

/** A value as the preview shows it, but a number in the digits that files have. */
const writtenText = (field: ImportField, value: CellValue): string =>
  field.kind === 'number' ? latinDigits(cellText(field, value)) : cellText(field, value);

/** Whether a cell holds what the export of the list writes for the value, or what the preview shows of it. */
const isUnedited = (field: ImportField, text: string, record: KnownRecord, old: CellValue | undefined) => {
  // What is not known cannot be emptied.
  if (old === undefined && isBlankCell(text)) return true;
  const texts = textsOfRecords.get(record) ?? new Map<string, string | undefined>();
  textsOfRecords.set(record, texts);
  const own = comparable(field, text);
  const isSame = (kind: string, textOf: () => string | undefined) => {
    const key = `${kind} ${field.name}`;
    const known = texts.has(key) ? texts.get(key) : textOf();
    texts.set(key, known);
    if (known === undefined) return false;
    const before = comparable(field, known);
    if (before === own || isRespelled(own, before)) return true;
    // A text or a name may be another one in another language.
    return field.kind !== 'text' && field.kind !== 'record' && isSameLabel(own, before);
  };
  return (
    isSame('exported', () => record.exported?.(field)) ||
    isSame('shown', () => (old === undefined ? undefined : writtenText(field, old)))
  );
};

/** The id that a naming means; that of before if it is one of several with the name, as an export has written it. */
const idOf = ({ id, several, meant }: Naming, old: CellValue | undefined) =>
  id ?? (several && meant.some(({ value }) => value === old) ? old : undefined);

/** That a formatted text loses its formatting; undefined if it does not. */
const formattingNote = (field: ImportField, old: CellValue | undefined, text: string) => {
  const isPlain = field.kind === 'text' && field.holds === 'rich text' && richTextOf(text) !== text;
  if (!isPlain || typeof old !== 'string' || old === '') return undefined;
  return richTextOf(plainText(old)) === old
    ? undefined
    : $localize`The formatting of the earlier text is lost.`;
};

const picked = (cells: Cells, names: readonly string[]): Cells =>
  Object.fromEntries(names.flatMap((name) => (name in cells ? [[name, cells[name] ?? null]] : [])));

const readOnce = remembered<ReadRow>();
const checkOnce = remembered<Readonly<Record<string, string>>>();

const nothing: RowChange = { values: {}, before: {}, theirs: {}, problems: {}, advice: {}, unknown: [] };

interface ChangeOptions {
  names: Namings | undefined;
  /** Whether empty cells empty their fields, as in a file that was exported. */
  empties: boolean;
}

/** What the edited cells of a row change of a record. */
export const changeOf = (
  row: CellRow,
  columns: readonly MatchedColumn[],
  importing: Importing,
  { base, now }: Versions,
  { names, empties }: ChangeOptions,
): RowChange => {
  const [old, current] = [cellsOf(importing, base), cellsOf(importing, now)];
  const texts = columns.flatMap((column) => {
    const { index, field } = column;
    if (row.cells[index] === undefined) return [];
    const text = cellIn(row, column);
    if (!empties && isBlankCell(text)) return [];
    return isUnedited(field, text, base, old[field.name]) ? [] : [[field.name, text] as const];
  });
  if (texts.length === 0) return nothing;
  const given: Readonly<Record<string, string>> = Object.fromEntries(texts);
  const read = readOnce(importing, texts, () => importing.readEdited(given));
  const values: Record<string, CellValue> = {};
  const problems: Record<string, string> = {};
  const advice: Record<string, string> = {};
  const unknown: NamedCell[] = [];

  const valueOf = (field: ImportField): CellValue | undefined => {
    const value = read.values[field.name];
    if (field.kind !== 'record' || typeof value !== 'string' || field.name in read.problems) return value;
    const naming = names?.get(nameKey(field.name, value));
    if (!naming) unknown.push({ field, text: value });
    const id = naming && idOf(naming, old[field.name]);
    if (naming && id === undefined) problems[field.name] = naming.problem ?? '';
    return id;
  };

  for (const field of importing.fields) {
    const { name } = field;
    const value = valueOf(field);
    if (value === undefined) {
      const problem = read.problems[name];
      if (problem !== undefined) problems[name] = problem;
      continue;
    }
    // It is the same in another spelling, or somebody else has written the same.
    if (sameValues(value, old[name]) || sameValues(value, current[name])) continue;
    values[name] = value;
    const problem = read.problems[name];
    if (problem !== undefined) problems[name] = problem;
    const note = read.advice[name] ?? formattingNote(field, old[name], given[name] ?? '');
    if (note !== undefined) advice[name] = note;
  }
  const edited = Object.keys(values);
  if (edited.length > 0) {
    const refused = checkOnce(importing, values, () => importing.changing?.problemsIn(values) ?? {});
    for (const [name, problem] of Object.entries(refused)) problems[name] ??= problem;
  }
  const taken = edited.filter((name) => name in old && !sameValues(old[name], current[name]));
  return {
    values,
    before: picked(old, edited),
    theirs: picked(current, taken),
    problems,
    advice,
    unknown,
  };
};

/** A value as an import reads it back whole: numbers without a unit, formatted texts with their formatting. */
export const fileText = (field: ImportField, value: CellValue | undefined): string =>
  field.kind === 'number' || field.kind === 'text' ? String(value ?? '') : cellText(field, value);

/**
 * The new texts of a row's cells, by index, after a conflict was decided: its unedited cells, and with `theirs` those of the
 * conflict, hold what the record holds now.
 */
export const settledTexts = (
  { row, theirs }: { row: CellRow; theirs: Cells },
  columns: readonly MatchedColumn[],
  importing: Importing,
  { base, now }: Versions,
  kept: 'ours' | 'theirs',
): ReadonlyMap<number, string> => {
  const [old, current] = [cellsOf(importing, base), cellsOf(importing, now)];
  return new Map(
    columns.flatMap((column) => {
      const { index, field } = column;
      const text = cellIn(row, column);
      const isTaken = kept === 'theirs' && field.name in theirs;
      if (!isTaken && !isUnedited(field, text, base, old[field.name])) return [];
      return [[index, now.exported?.(field) ?? fileText(field, current[field.name])] as const];
    }),
  );
};
