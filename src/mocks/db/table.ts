import type { PlainDate } from '@/lib/dates/dates';
import type { Dataset } from './dataset';
import { moved, ruleRow, type SeededTable, seedRows } from './seed-rows';

export interface Row {
  id: number;
}

export interface TableDefinition<R extends Row> extends SeededTable<R> {
  /** Also the table's key in the persistence. */
  name: string;
  /** The parent table, as that of itinerary days, and the field with the parent's id. */
  parent?: { name: string; field: keyof R & string };
  /** Fields that are in responses, but not stored. */
  shown?: (row: R) => object;
  /** Kept by a reset of the data: sessions. */
  durable?: boolean;
}

/** The differences from the seed. */
export interface Snapshot {
  next: number;
  /** The changed or added rows. */
  rows: unknown[];
  removed: number[];
}

/** The rows of one resource. They are loaded on first access; the schema validates every row added. */
export interface Table<R extends Row> {
  readonly definition: TableDefinition<R>;
  all: () => Promise<R[]>;
  get: (id: number) => Promise<R | undefined>;
  insert: (values: Omit<R, 'id'>) => Promise<R>;
  /** Changes the given fields; undefined ones are ignored. */
  update: (id: number, changes: Partial<R>) => Promise<R | undefined>;
  remove: (id: number) => Promise<boolean>;
}

/** What the database needs from a table besides its rows. */
export interface StoredTable<R extends Row> extends Table<R> {
  snapshot: () => Promise<Snapshot>;
  forget: () => void;
}

export interface TableSource {
  /** The table's number, from 1; part of the ids of seeded images. */
  number: number;
  load: () => Promise<Snapshot | undefined>;
  dataset: () => Dataset;
  /** The date to which the seed's dates are shifted; undefined leaves them as they are. */
  today: () => PlainDate | undefined;
  /** The most generated rows; all by default. */
  most?: number | undefined;
  changed: () => void;
}

/** Without undefined fields. */
const defined = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

interface Contents<R extends Row> {
  /** The rows of the seed, and written ones. */
  rows: Map<number, R>;
  changed: Set<number>;
  removed: Set<number>;
  /** The ids from the end of the seed to here are generated. */
  end: number;
  next: number;
  today: PlainDate | undefined;
  /** All rows in order, cached until the next change. */
  listed: R[] | undefined;
}

/**
 * Rows on top of their seed; only changes are stored. Generated rows are created on first access; the dataset `empty`
 * has none of them, `large` no more than the others.
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
