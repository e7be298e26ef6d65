import { copyOf } from '@/lib/files/cells';
import type { ImportRow } from './import-rows';
import { type Numbered, readImportTable } from './import-table';

/** The text of the rows that are left, in their order and with their numbers; empty if there are none. */
export const textOf = (head: readonly string[], rows: readonly ImportRow[]): Numbered => {
  const left = rows.map(({ row }) => row).sort((a, b) => a.number - b.number);
  return {
    text: left.length === 0 ? '' : copyOf([head, ...left.map(({ cells }) => cells)]),
    numbers: left.map(({ number }) => number),
  };
};

/** New texts of cells by the numbers of their rows and the indexes of their columns. */
export type CellTexts = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** The index of the first column after those that have a name. */
export const nextColumn = (text: string): number => readImportTable(text, []).head.length;

/** The same text with other cells, and with a column more if one is named. */
export const withCells = (
  text: string,
  origin: Numbered | undefined,
  texts: CellTexts,
  added?: string,
): Numbered => {
  const { head: before, rows } = readImportTable(text, [], { origin });
  const head = added === undefined ? before : [...before, added];
  const mended = rows.map(({ number, cells }) => {
    const own = texts.get(number);
    if (!own) return { number, cells };
    const length = Math.max(cells.length, ...[...own.keys()].map((index) => index + 1));
    return { number, cells: Array.from({ length }, (_, index) => own.get(index) ?? cells[index] ?? '') };
  });
  return {
    text: copyOf([head, ...mended.map(({ cells }) => cells)]),
    numbers: mended.map(({ number }) => number),
  };
};
