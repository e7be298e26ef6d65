import { toCsv } from '@/lib/files/csv';
import { isSameLabel } from '@/lib/text/other-labels';
import type { ImportRow } from './import-rows';
import { type MatchedColumn, rowKey } from './import-table';
import { problemText } from './import-words';

/** The column of a file that says why its rows were not imported. */
export const REASON = $localize`Why it was not imported`;

/** Whether a column is that of the reasons, in any language; an import leaves it out. */
export const isReason = (head = ''): boolean => isSameLabel(head, REASON);

const problemsOf = ({ problems }: ImportRow, columns: readonly MatchedColumn[]) =>
  Object.entries(problems).map(([name, problem]) => {
    const label = columns.find(({ field }) => field.name === name)?.field.label;
    return problemText(name, problem, label);
  });

const conflictOf = ({ theirs }: ImportRow, columns: readonly MatchedColumn[]) => {
  const labels = columns.flatMap(({ field }) => (field.name in theirs ? [field.label] : []));
  return labels.length > 0
    ? [$localize`Somebody else changed this meanwhile: ${labels.join(', ')}:labels:.`]
    : [];
};

/** Whether a row cannot be imported as it is, or was refused. */
export const isLeft = (row: ImportRow, reasons: ReadonlyMap<string, string>): boolean =>
  row.state === 'blocked' || row.state === 'conflict' || reasons.has(rowKey(row.row));

/** A CSV file of the rows that are left, each with the reason in the last column. */
export const leftFile = (
  head: readonly string[],
  rows: readonly ImportRow[],
  columns: readonly MatchedColumn[],
  reasons: ReadonlyMap<string, string>,
): string => {
  const left = rows.filter((row) => isLeft(row, reasons));
  const width = Math.max(head.length, ...left.map(({ row }) => row.cells.length));
  const kept = Array.from({ length: width }, (_, index) => index).filter((index) => !isReason(head[index]));
  return toCsv(
    [...kept.map((index) => head[index] ?? ''), REASON],
    left.map((row) => {
      const texts = [
        ...problemsOf(row, columns),
        ...conflictOf(row, columns),
        ...[reasons.get(rowKey(row.row)) ?? []].flat(),
      ];
      return [...kept.map((index) => row.row.cells[index] ?? ''), texts.join(' ')];
    }),
  );
};
