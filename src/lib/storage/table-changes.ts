import { createAccountSetting } from './account-setting';

/** The texts of a row, by the names of its columns. */
export type Cells = Readonly<Record<string, string>>;

export interface TableRow {
  id: string;
  cells: Cells;
  /** The cells that differ by language, in each: a file may have been exported in another one. */
  inLanguages?: readonly Cells[];
}

/** What an administrator did to a row: its cells, if they were edited or added, and whether it is hidden. */
export interface RowChange {
  cells?: Cells;
  hidden?: true;
}

/** The changed rows of a table, by their ids; an id that the table does not have is an added row. */
export type TableChanges = Readonly<Record<string, RowChange>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseCells = (stored: unknown): Cells | undefined =>
  isObject(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter((cell): cell is [string, string] => typeof cell[1] === 'string'),
      )
    : undefined;

/** Parses stored changes of any shape; what is none is left out. */
export const parseTableChanges = (stored: unknown): TableChanges =>
  Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {}).flatMap(([id, change]): [string, RowChange][] => {
      if (!isObject(change)) return [];
      const cells = parseCells(change.cells);
      const hidden = change.hidden === true;
      return cells || hidden ? [[id, { ...(cells && { cells }), ...(hidden && { hidden }) }]] : [];
    }),
  );

/** The changes of a table, kept for each account in this browser. */
export const createTableChanges = (key: string) => createAccountSetting(key, parseTableChanges);

/** A row with what was done to it. */
export interface ChangedRow extends TableRow {
  /** The cells of the table itself; undefined for an added row. */
  given: Cells | undefined;
  hidden: boolean;
  changed: boolean;
}

/** All rows, the hidden ones, too: those of the table in its order, each as it was changed, then the added ones. */
export const changedRows = (given: readonly TableRow[], changes: TableChanges): readonly ChangedRow[] => {
  const known = new Set(given.map(({ id }) => id));
  const rows = given.map(({ id, cells, inLanguages }): ChangedRow => {
    const change = changes[id];
    return {
      id,
      // A column that the table got later is not in an older change.
      cells: change?.cells ? { ...cells, ...change.cells } : cells,
      given: cells,
      ...(inLanguages && { inLanguages }),
      hidden: change?.hidden === true,
      changed: change !== undefined,
    };
  });
  const added = Object.entries(changes).flatMap(([id, { cells, hidden }]): ChangedRow[] =>
    known.has(id) || !cells ? [] : [{ id, cells, given: undefined, hidden: hidden === true, changed: true }],
  );
  return [...rows, ...added];
};

/** The rows that the screens use. */
export const usedRows = (given: readonly TableRow[], changes: TableChanges): readonly TableRow[] =>
  changedRows(given, changes).filter(({ hidden }) => !hidden);

/** A getter of what is made of another getter’s value, made anew when that changes. */
export const derived = <From, To>(get: () => From, make: (value: From) => To): (() => To) => {
  let last: { from: From; made: To } | undefined;
  return () => {
    const from = get();
    if (!last || last.from !== from) last = { from, made: make(from) };
    return last.made;
  };
};

/** The texts of a cell that lists some, separated by commas. */
export const listedIn = (cell = ''): string[] =>
  cell
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
