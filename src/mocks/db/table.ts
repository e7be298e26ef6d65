import type { ZodType } from 'zod';
import { addDays, daysBetween, type PlainDate } from '@/lib/dates';
import { type Dataset, growRows } from './dataset';
import { fingerprint } from './fingerprint';
import { numberImages } from './seed-images';

export interface Row {
  id: number;
}

export interface TableDefinition<R extends Row> {
  /** Also the table's key in the persistence. */
  name: string;
  /** The generated schema of a record, extended by what only the server knows. */
  row: ZodType<R>;
  /** The rows at the start, always the same; their ids count from 1. */
  seed: () => readonly Omit<R, 'id'>[];
  /** Rows after those of the seed that a rule makes, the same each time: too many to be written down, or to be made early. */
  more?: { count: number; row: (id: number) => Omit<R, 'id'> };
  /** Its days and moments, and the day that passed for today when the seed was written down. */
  dates?: { fields: readonly (keyof R & string)[]; today: PlainDate };
  /** Text fields that no two rows share, compared without case. */
  unique?: readonly (keyof R & string)[];
  /** How many of the first rows the empty dataset keeps: all of them for option lists, the accounts for users. */
  keep?: number;
  /** The table of the records that its rows belong to, as days do, and the field that keeps their id. */
  parent?: { name: string; field: keyof R & string };
  /** What is answered with a row, and not stored. */
  shown?: (row: R) => object;
  /** The first id, where ids must not start at 1. */
  firstId?: number;
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

interface Seeds {
  number: number;
  rows: Partial<Record<Dataset, readonly Row[]>>;
  byRule: Map<number, Row>;
  version?: string;
}

/** A page of stories, or a test, opens many backends, each of which would make the same rows again. */
const made = new WeakMap<object, Seeds>();

const seedsOf = (definition: object, number: number): Seeds => {
  const known = made.get(definition);
  if (known?.number === number) return known;
  const fresh = { number, rows: {}, byRule: new Map<number, Row>() };
  made.set(definition, fresh);
  return fresh;
};

/** The rows that a fresh table holds: made and checked once, and changed by nobody. */
const seedRows = <R extends Row>(
  definition: TableDefinition<R>,
  number: number,
  dataset: Dataset,
): readonly R[] => {
  const { rows } = seedsOf(definition, number);
  const first = definition.firstId ?? 1;
  rows[dataset] ??= growRows(definition.seed(), dataset, definition).map((values, index) =>
    definition.row.parse(numberImages({ id: first + index, ...values }, number)),
  );
  return rows[dataset] as readonly R[];
};

/** A short text that differs when the table's seed differs. */
export const seedVersion = (definition: TableDefinition<Row>, number: number): string => {
  const seeds = seedsOf(definition, number);
  return (seeds.version ??= fingerprint(seedRows(definition, number, 'normal')));
};

/** The row that the rule makes for this id. */
const ruleRow = <R extends Row>(definition: TableDefinition<R>, number: number, id: number): R => {
  const { byRule } = seedsOf(definition, number);
  const known = byRule.get(id) ?? numberImages({ id, ...definition.more?.row(id) }, number);
  byRule.set(id, known);
  return known as R;
};

/** The row with its days and moments as far from this day as they were from that of the seed. */
const moved = <R extends Row>(row: R, { dates }: TableDefinition<R>, today: PlainDate | undefined): R => {
  if (!dates || today === undefined) return row;
  const days = daysBetween(dates.today, today);
  const fields = dates.fields.map((field) => {
    const value = row[field];
    return [
      field,
      typeof value === 'string' ? addDays(value.slice(0, 10), days) + value.slice(10) : value,
    ] as const;
  });
  return { ...row, ...Object.fromEntries(fields) };
};

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
