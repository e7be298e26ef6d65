import { cellProblem, copyProblem, readCell } from '@/components/edit-many/cell-text';
import type { CellValue, EditableField } from '@/components/edit-many/editable-field';
import { copiedCells, trimmed } from '@/lib/files/cells';
import type { EditedRow } from './use-edits';

/** A pasted text for a cell: its value, the name of a record to look up, or why it does not fit. */
export type PastedCell = { row: EditedRow; field: EditableField } & (
  { value: CellValue } | { name: string } | { problem: string }
);

/** Whether the clipboard holds one cell: a spreadsheet may copy its breaks bare, which only the HTML says. */
const isOneCell = (html: string) => {
  const cells = html.split(/<t[dh]\b/i).length - 1;
  return cells === 1 || (cells === 0 && /\bdata-sheets-/.test(html));
};

/** The rows of a copied text; undefined for a plain value. */
export const pastedBlock = (text: string, html = ''): string[][] | undefined => {
  const rows = copiedCells(text);
  const cells = rows.flat();
  if (cells.length > 1) return isOneCell(html) ? [[text.trimEnd()]] : rows;
  const [first = ''] = cells;
  return text.startsWith(first) && !first.includes('\n') ? undefined : rows;
};

const pastedCell = (row: EditedRow, field: EditableField, pasted: string): PastedCell => {
  const text = trimmed(pasted);
  const value = readCell(field, text);
  const problem = copyProblem(text) ?? (value === undefined ? cellProblem(field, text) : undefined);
  if (field.kind === 'record' && value === undefined && copyProblem(text) === undefined)
    return { row, field, name: text.replaceAll(/\s+/g, ' ') };
  return problem === undefined && value !== undefined
    ? { row, field, value }
    : { row, field, problem: problem ?? '' };
};

/** Lays a block over cells, the first of which are `rows` and `fields`; `beyond` counts values that meet none. */
export const layBlock = (
  block: readonly (readonly string[])[],
  rows: readonly EditedRow[],
  fields: readonly EditableField[],
): { cells: PastedCell[]; beyond: number } => {
  const cells: PastedCell[] = [];
  let beyond = 0;
  block.forEach((texts, down) => {
    texts.forEach((text, along) => {
      const [row, field] = [rows[down], fields[along]];
      if (row && field) cells.push(pastedCell(row, field, text));
      else if (trimmed(text) !== '') beyond += 1;
    });
  });
  return { cells, beyond };
};
