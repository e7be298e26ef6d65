import { lettersOf } from '@/components/edit-many/cell-text';
import { fieldNames } from '@/components/edit-many/importing';
import { type CellRow, isBlankCell } from '@/lib/files/cells';
import type { ImportTable } from './import-table';

const TOTALS = new Set(
  ['total', 'totals', 'grandtotal', 'subtotal', 'sum', 'जम्मा', 'कुल', 'कुलजम्मा'].map(lettersOf),
);

/** Why a row is no record: the names of a second table, or the total below one; undefined if it may be one. */
export const noRecord = ({ head, columns }: ImportTable, { cells }: CellRow): string | undefined => {
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
