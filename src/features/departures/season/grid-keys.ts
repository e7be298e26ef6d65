import type { Cell } from './selection';

/** The number of rows per page in the grid. */
const PAGE = 10;

export interface GridSize {
  rows: number;
  weeks: number;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The target of a key from a cell, with the package's name before the first week; undefined for other keys. */
export const cellBeside = (
  { row, week }: Cell,
  { key, ctrlKey, metaKey }: Pressed,
  { rows, weeks }: GridSize,
  rtl: boolean,
): Cell | undefined => {
  const far = ctrlKey || metaKey;
  const to = (down: number, along: number): Cell => ({
    row: clamp(row + down, 0, rows - 1),
    week: clamp(week + along, -1, weeks - 1),
  });
  switch (rtl ? (mirrored[key] ?? key) : key) {
    case 'ArrowUp':
      return to(far ? -rows : -1, 0);
    case 'ArrowDown':
      return to(far ? rows : 1, 0);
    case 'ArrowLeft':
      return to(0, far ? -weeks : -1);
    case 'ArrowRight':
      return to(0, far ? weeks : 1);
    case 'PageUp':
      return to(-PAGE, 0);
    case 'PageDown':
      return to(PAGE, 0);
    case 'Home':
      return { row: far ? 0 : row, week: -1 };
    case 'End':
      return { row: far ? rows - 1 : row, week: weeks - 1 };
    default:
      return undefined;
  }
};
