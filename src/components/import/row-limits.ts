import { type CellRow, trimmed } from '@/lib/files/cells';
import { formatCount } from '@/lib/formats/formats';
import type { ImportTable } from './import-table';

/** The most rows with and without a known record: each is compared, and each of the latter is a request. */
const MOST_ROWS = 5_000;
export const MOST_WRITES = 2_000;

/** The text of a row's cell, which may be missing. */
export const textIn = ({ cells }: CellRow, index: number | undefined) =>
  index === undefined ? '' : trimmed(cells[index] ?? '');

/** Why so many rows are not even shown, which would take long; undefined if they are. */
export const tooManyRows = (count: number): string | undefined =>
  count > MOST_ROWS
    ? $localize`There are ${formatCount(count)}:count: rows. Import at most 5,000 at a time.`
    : undefined;

/** More lines than that take a browser half a minute to paste; cells with line breaks have some. */
const MOST_LINES = 10_000;

/** Why a text is not even pasted; undefined if it is. */
export const tooManyLines = (text: string): string | undefined => {
  const lines = text.split('\n').length - 1;
  return lines > MOST_LINES ? tooManyRows(lines) : undefined;
};

/** Why a table is not read; undefined if it is. */
export const tooMany = ({ rows, idColumn }: ImportTable): string | undefined => {
  const fresh = rows.filter((row) => textIn(row, idColumn) === '').length;
  return (
    tooManyRows(rows.length) ??
    (fresh > MOST_WRITES
      ? $localize`There are ${formatCount(fresh)}:fresh: rows without an ID. Import at most 2,000 of them at a time.`
      : undefined)
  );
};
