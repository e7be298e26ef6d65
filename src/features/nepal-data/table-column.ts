import type { TableRow } from '@/lib/storage/table-changes';
import { type Check, checkAsOf } from './checks';

export interface TableColumn {
  key: string;
  label: string;
  /** What is written in it, if that is not plain. */
  hint?: string;
  /** `words` is a list; `claims` has one line for each thing that is said, with its sources. */
  input: 'text' | 'words' | 'claims' | 'lines' | 'choice' | 'date';
  /** What each choice is called; files have the choice itself. */
  choices?: Readonly<Record<string, string>>;
  required?: true;
  check?: Check;
  /** A column of the list, too. */
  listed?: true;
  /** How the list shows it. */
  unit?: 'metres';
}

export interface DataTable {
  label: string;
  /** The nouns for one row and several. */
  nouns: { one: string; other: string };
  /** What the screens do with it. */
  about: string;
  columns: readonly TableColumn[];
  given: () => readonly TableRow[];
  /** The columns that tell rows apart. */
  identity: readonly string[];
  /** The columns whose source is in another one, and in which; what is claimed has its sources in its own cell. */
  sources?: Readonly<Record<string, string>>;
}

export const nameColumn: TableColumn = { key: 'name', label: $localize`Name`, input: 'text', required: true };
export const asOfColumn: TableColumn = {
  key: 'asOf',
  label: $localize`As of`,
  input: 'date',
  required: true,
  check: checkAsOf,
  listed: true,
};

export const sourceHint = $localize`An address, or who says so`;
export const claimsHint = $localize`One a line, with its sources behind a bar: `;
