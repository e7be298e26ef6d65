import { useSyncExternalStore } from 'react';
import { notifySuccess } from '@/components/notices/notices';
import { isToCheck } from '@/domain/nepal/permits/permits';
import { type Claim, claimsCell, claimsIn } from '@/domain/nepal/tables/claims';
import type { PlainDate } from '@/lib/dates/dates';
import { nepalChanges, type NepalTable } from '@/lib/storage/nepal-changes';
import { type Cells, type ChangedRow, changedRows, type RowChange } from '@/lib/storage/table-changes';
import { latinDigits } from '@/lib/text/digits';
import { fold } from '@/lib/text/fold';
import { matching } from '@/lib/text/spelled-alike';
import { typedText } from '@/lib/text/typed-text';
import type { NepalDataSearch } from './nepal-data-search';
import type { DataTable, TableColumn } from './table-column';
import { dataTables } from './tables';

/** All rows of a table as they are in this browser, the hidden ones, too. */
export const useRows = (table: NepalTable): readonly ChangedRow[] => {
  const changes = nepalChanges[table];
  return changedRows(dataTables[table].given(), useSyncExternalStore(changes.subscribe, changes.get));
};

export const isOld = ({ cells }: ChangedRow, today: PlainDate): boolean =>
  cells.asOf !== undefined && isToCheck(cells.asOf, today);

/** The rows that match a search. */
export const filteredRows = (
  rows: readonly ChangedRow[],
  { text = '', show }: NepalDataSearch,
  today: PlainDate,
): readonly ChangedRow[] => {
  const shown = rows.filter((row) => {
    if (show === 'changed') return row.changed;
    if (show === 'hidden') return row.hidden;
    return show === 'check' ? !row.hidden && isOld(row, today) : true;
  });
  return matching(
    shown,
    text,
    ({ cells }) => cells.name ?? '',
    ({ cells }) => Object.values(cells).join(' '),
  );
};

type Updates = Readonly<Record<string, RowChange | undefined>>;

const applied = (table: NepalTable, updates: Updates): void => {
  const changes = { ...nepalChanges[table].get(), ...updates };
  nepalChanges[table].set(
    Object.fromEntries(
      Object.entries(changes).filter((entry): entry is [string, RowChange] => entry[1] !== undefined),
    ),
  );
};

/** Changes some rows, undefined to take a change back, and offers to undo it. */
export const changeRows = (table: NepalTable, updates: Updates, message: string): void => {
  const before = nepalChanges[table].get();
  const former = Object.fromEntries(Object.keys(updates).map((id) => [id, before[id]]));
  applied(table, updates);
  notifySuccess(message, { undo: () => applied(table, former) });
};

/** The change that gives a row these cells: what differs from the table. */
export const changeOf = (row: Pick<ChangedRow, 'given' | 'hidden'>, cells: Cells): RowChange | undefined => {
  const hidden = row.hidden && { hidden: true as const };
  const { given } = row;
  if (!given) return { cells, ...hidden };
  const different = Object.entries(cells).filter(([key, text]) => text !== (given[key] ?? ''));
  if (different.length === 0) return hidden ? { hidden: true } : undefined;
  return { cells: Object.fromEntries(different), ...hidden };
};

const NUMBERS = new Set(['metres', 'latitude', 'longitude', 'year', 'from', 'to']);

/** A cell as it is kept: without invisible characters, numbers in Latin digits and without separators. */
export const cellOf = ({ key, input }: TableColumn, text: string): string => {
  if (input === 'claims' || input === 'lines')
    return text.split('\n').map(typedText).filter(Boolean).join('\n');
  const typed = typedText(text);
  return NUMBERS.has(key) ? latinDigits(typed).replaceAll(/[,\s]|m$/g, '') : typed;
};

/**
 * A row with one cell edited. A source said the value that was: it is not taken for that of another one, and comes back
 * with the value.
 */
export const withCell = (
  { columns, sources = {} }: DataTable,
  stored: Cells,
  cells: Cells,
  edit: [string, string],
): Cells => {
  const next = { ...cells, ...Object.fromEntries([edit]) };
  const source = sources[edit[0]];
  const own = source === undefined ? undefined : stored[source];
  if (source === undefined || !own) return next;
  const isAsStored = columns
    .filter(({ key }) => sources[key] === source)
    .every((column) => cellOf(column, next[column.key] ?? '') === (stored[column.key] ?? ''));
  if (isAsStored) return next[source] ? next : { ...next, [source]: own };
  return next[source] === own ? { ...next, [source]: '' } : next;
};

/** What is said in a cell, where it is said anew without the sources of what it replaces. */
export const withOwnSources = (stored: string, cell: string): string => {
  const [before, now] = [claimsIn(stored), claimsIn(cell)];
  const said = new Set(now.map(({ text }) => text));
  const replaced = before.filter(({ text }) => !said.has(text)).map(({ sources }) => sources.join());
  const known = new Set(before.map(({ text }) => text));
  const isTaken = ({ text, sources }: Claim) => !known.has(text) && replaced.includes(sources.join());
  return now.some(isTaken)
    ? claimsCell(now.map((claim) => (isTaken(claim) ? { ...claim, sources: [] } : claim)))
    : cell;
};

const problemOf = (column: TableColumn, cells: Cells, today: PlainDate): string | undefined => {
  const text = cells[column.key] ?? '';
  if (text === '' && column.required) return $localize`Fill in “${column.label}:label:”.`;
  if (text !== '' && column.choices && !Object.hasOwn(column.choices, text))
    return $localize`Choose one of: ${Object.keys(column.choices).join(', ')}:choices:.`;
  return column.check?.(text, cells, today);
};

/** What tells a row apart from others. */
export const identityOf = ({ identity }: DataTable, cells: Cells): string =>
  identity.map((key) => fold(cells[key] ?? '')).join('|');

/** What is wrong with the cells of a row, by column. `others` are the identities of the other rows. */
export const problemsOf = (
  table: DataTable,
  cells: Cells,
  others: ReadonlySet<string>,
  today: PlainDate,
): Readonly<Record<string, string>> => {
  const problems = table.columns.flatMap((column): [string, string][] => {
    const problem = problemOf(column, cells, today);
    return problem === undefined ? [] : [[column.key, problem]];
  });
  const twice = others.has(identityOf(table, cells)) && {
    name: $localize`The table has this ${table.nouns.one}:noun: already.`,
  };
  return { ...twice, ...Object.fromEntries(problems) };
};

/** An id that no other row has, here or in another browser. */
export const newId = (): string =>
  `added-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
