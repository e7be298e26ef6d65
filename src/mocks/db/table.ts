import type { PlainDate } from '@/lib/dates';
import type { Dataset } from './dataset';
import { moved, ruleRow, type SeededTable, seedRows } from './seed-rows';

export interface Row {
  id: number;
}

export interface TableDefinition<R extends Row> extends SeededTable<R> {
  /** Also the table's key in the persistence. */
  name: string;
  /** The table of the records that its rows belong to, as days do, and the field that keeps their id. */
  parent?: { name: string; field: keyof R & string };
  /** What is answered with a row, and not stored. */
  shown?: (row: R) => object;
  /** Outlives a reset of the data: sessions. */
  durable?: boolean;
}

/** What differs from the seed. */
export interface Snapshot {
  next: number;
  /** The rows that were changed or added. */
  rows: unknown[];
  removed: number[];
}

/** The rows of one resource. They are loaded at the first touch; the schema checks every row that enters. */
export interface Table<R extends Row> {
  readonly definition: TableDefinition<R>;
  all: () => Promise<R[]>;
  get: (id: number) => Promise<R | undefined>;
  insert: (values: Omit<R, 'id'>) => Promise<R>;
  /** Changes the given fields and leaves the others, also those given as undefined. */
  update: (id: number, changes: Partial<R>) => Promise<R | undefined>;
  remove: (id: number) => Promise<boolean>;
}

/** What the database needs of a table beside its rows. */
export interface StoredTable<R extends Row> extends Table<R> {
  snapshot: () => Promise<Snapshot>;
  forget: () => void;
}

export interface TableSource {
  /** Counts the tables from 1; part of the ids of seeded images. */
  number: number;
  load: () => Promise<Snapshot | undefined>;
  dataset: () => Dataset;
  /** The day to which the seed's days are moved; without it they stay as written down. */
  today: () => PlainDate | undefined;
  /** The most rows that a rule makes; all of them by default. */
  most?: number | undefined;
  changed: () => void;
}

/** A change without what it leaves alone. */
const defined = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

interface Contents<R extends Row> {
  /** The rows of the seed, and those that were written. */
  rows: Map<number, R>;
  changed: Set<number>;
  removed: Set<number>;
  /** The ids from the seed's to here are those of the rule. */
  end: number;
  next: number;
  today: PlainDate | undefined;
  /** Every row in order, until something changes. */
  listed: R[] | undefined;
}

/**
 * Rows over their seed, of which only what was changed is stored. Those of a rule are made each when it is first asked
 * for; the dataset `empty` has none of them, `large` no more than the others.
 */
export const openTable = <R extends Row>(
  definition: TableDefinition<R>,
  source: TableSource,
): StoredTable<R> => {
  const first = definition.firstId ?? 1;

  const open = async (): Promise<Contents<R>> => {
    const stored = await source.load();
    const written = (stored?.rows ?? []) as R[];
    const dataset = source.dataset();
    const { more } = definition;
    const seed = seedRows(definition, source.number, more && dataset === 'large' ? 'normal' : dataset);
    const byRule = dataset === 'empty' ? 0 : Math.min(more?.count ?? 0, source.most ?? Infinity);
    const end = first + seed.length + byRule;
    const today = source.today();
    return {
      rows: new Map(
        [...seed.map((row) => moved(row, definition, today)), ...written].map((row) => [row.id, row]),
      ),
      changed: new Set(written.map(({ id }) => id)),
      removed: new Set(stored?.removed),
      end,
      next: stored?.next ?? end,
      today,
      listed: undefined,
    };
  };

  let opened: ReturnType<typeof open> | undefined;
  const contents = () => (opened ??= open());

  const rowIn = ({ rows, removed, end, today }: Contents<R>, id: number): R | undefined => {
    if (removed.has(id)) return undefined;
    const isByRule = Number.isInteger(id) && id >= first && id < end;
    return (
      rows.get(id) ??
      (isByRule ? moved(ruleRow(definition, source.number, id), definition, today) : undefined)
    );
  };

  const store = (current: Contents<R>, row: R): R => {
    const checked = definition.row.parse(row);
    current.rows.set(row.id, checked);
    current.changed.add(row.id);
    current.listed = undefined;
    source.changed();
    return checked;
  };

  const list = (current: Contents<R>): R[] =>
    Array.from({ length: current.next - first }, (_, index) => rowIn(current, first + index)).filter(
      (row) => row !== undefined,
    );

  return {
    definition,
    all: async () => {
      const current = await contents();
      current.listed ??= list(current);
      return [...current.listed];
    },
    get: async (id) => rowIn(await contents(), id),
    insert: async (values) => {
      const current = await contents();
      const row = store(current, { ...values, id: current.next } as R);
      current.next += 1;
      return row;
    },
    update: async (id, changes) => {
      const current = await contents();
      const row = rowIn(current, id);
      return row && store(current, { ...row, ...defined(changes) });
    },
    remove: async (id) => {
      const current = await contents();
      if (!rowIn(current, id)) return false;
      current.rows.delete(id);
      current.changed.delete(id);
      current.removed.add(id);
      current.listed = undefined;
      source.changed();
      return true;
    },
    snapshot: async () => {
      const { rows, next, changed, removed } = await contents();
      const kept = [...changed].map((id) => structuredClone(rows.get(id)));
      return { next, rows: kept, removed: [...removed] };
    },
    forget: () => {
      opened = undefined;
    },
  };
};
