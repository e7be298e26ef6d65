import { readCell } from '@/components/edit-many/cell-text';
import type { ImportField } from '@/components/edit-many/importing';
import { type CellRow, type CellsReading, isBlankCell, pastedCells, trimmed } from '@/lib/files/cells';
import { formatCount } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { otherLabels } from '@/lib/text/other-labels';
import { assignColumns, type AssignedColumn, type ColumnChoices, ID_COLUMN } from './assign-columns';
import { unitGiver } from './column-unit';

const none: ColumnChoices = { noun: '', by: {} };

/** A text with the numbers that its rows have in their file; without them they are counted. */
export interface Numbered {
  text: string;
  numbers: readonly number[];
}

/** A column of the text with the field that its name means. */
export interface MatchedColumn {
  index: number;
  field: ImportField;
  /** Gives a bare number the unit that the column says: "12 hours" in one called "Hours". */
  withUnit?: ReturnType<typeof unitGiver>;
}

/** A choice in the page's language that a file of another one has; undefined if the cell is none. */
const choiceIn = (field: ImportField, text: string): string | undefined =>
  field.kind === 'choice' && readCell(field, text) === undefined
    ? otherLabels(trimmed(text)).find((label) => readCell(field, label) !== undefined)
    : undefined;

/**
 * The text of a row's cell in a column; a number alone has the unit of the column, and a choice is in the page's
 * language.
 */
export const cellIn = ({ cells }: CellRow, { index, field, withUnit }: MatchedColumn): string => {
  const text = cells[index] ?? '';
  const choice = choiceIn(field, text);
  if (choice !== undefined) return choice;
  return withUnit ? withUnit(trimmed(text)) : text;
};

export interface ImportTable {
  head: readonly string[];
  rows: readonly CellRow[];
  columns: readonly MatchedColumn[];
  /** All columns with a name, also those that are not imported. */
  assigned: readonly AssignedColumn[];
  /** The column of the ids that an export writes. */
  idColumn: number | undefined;
  /** The names of columns without a field, but for those that number the rows. */
  others: readonly string[];
  /** Why the text cannot be read. */
  problem?: string;
}

/** A row as text: what a reason belongs to. */
export const rowKey = ({ cells }: CellRow): string => cells.join('\t');

/** The first row, and those below it. */
const divided = (read: CellsReading) => {
  const [head, ...rows] = 'rows' in read ? read.rows : [];
  return { head: head?.cells.map((name) => trimmed(name).replaceAll(/\s+/g, ' ')) ?? [], rows };
};

const isSame = (one: CellRow | undefined, other: CellRow | undefined) =>
  one !== undefined && other !== undefined && rowKey(one) === rowKey(other);

/** Whether a row may be another one after a correction. */
const isLike = (one: CellRow, other: CellRow) =>
  one.cells.length === 1 ||
  one.cells.some((cell, index) => !isBlankCell(cell) && cell === other.cells[index]);

/** The rows with the numbers that they had before the text was edited. */
const renumbered = (rows: readonly CellRow[], { text, numbers }: Numbered): readonly CellRow[] => {
  const { rows: before } = divided(pastedCells(text));
  const shorter = Math.min(rows.length, before.length);
  let start = 0;
  while (start < shorter && isSame(rows[start], before[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(rows.at(-1 - end), before.at(-1 - end))) end += 1;
  const moved = before.length - rows.length;
  const found = rows.map((row, index) => {
    const old = rows.length - index <= end ? index + moved : index;
    const other = before[old];
    return other && (index < start || rows.length - index <= end || (moved === 0 && isLike(row, other)))
      ? numbers[old]
      : undefined;
  });
  if (found.every((number) => number === undefined)) return rows;
  const last = numbers.reduce((most, number) => Math.max(most, number), 0);
  return rows.map((row, index) => ({ ...row, number: found[index] ?? last + 1 + index }));
};

/** A column without a name, which is one if it has values. */
const unnamedColumn = (rows: readonly CellRow[], index: number): string[] =>
  rows.some(({ cells }) => !isBlankCell(cells[index] ?? ''))
    ? [$localize`column ${formatCount(index + 1)}:index:, which has no name`]
    : [];

/** A column that only counts the rows, from 1: leaving it out loses nothing. */
const isNumbering = (rows: readonly CellRow[], index: number): boolean =>
  rows.length > 1 &&
  rows.every(({ cells }, place) => {
    const number = /^(?:day )?(\d+)[.)]?$/i.exec(latinDigits(trimmed(cells[index] ?? '')))?.[1];
    return Number(number) === place + 1;
  });

/**
 * Reads a text as a table whose first row names fields, in any spelling; names that are none are guessed, or were
 * assigned by hand.
 */
export const readImportTable = (
  text: string,
  fields: readonly ImportField[],
  { origin, choices = none }: { origin?: Numbered | undefined; choices?: ColumnChoices | undefined } = {},
): ImportTable => {
  const read = pastedCells(text);
  const table = divided(read);
  const rows = origin ? renumbered(table.rows, origin) : table.rows;
  const head = table.head.slice(0, table.head.findLastIndex((name) => name !== '') + 1);
  const assigned = assignColumns(head, fields, choices);
  return {
    head,
    rows,
    assigned,
    columns: assigned.flatMap(({ index, name, to }) => {
      const field = fields.find((one) => one.name === to);
      return field ? [{ index, field, withUnit: unitGiver(name, field) }] : [];
    }),
    idColumn: assigned.find(({ to }) => to === ID_COLUMN)?.index,
    others: head.flatMap((name, index) => {
      if (name === '') return unnamedColumn(rows, index);
      const isLeftOut = assigned.some((column) => column.index === index && column.to === undefined);
      return isLeftOut && !isNumbering(rows, index) ? [name] : [];
    }),
    ...('problem' in read && { problem: read.problem }),
  };
};
