import { Collection } from '@msw/data';
import type { ZodType } from 'zod';
import { type Dataset, growRows } from './dataset';
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
  /** Text fields that no two rows share, compared without case. */
  unique?: readonly (keyof R & string)[];
  /** How many of the first rows the empty dataset keeps: all of them for option lists, the accounts for users. */
  keep?: number;
  /** `false` for rows that belong to others, as days do: the large dataset does not repeat them. */
  repeats?: boolean;
  /** The first id, where ids must not start at 1. */
  firstId?: number;
  /** Outlives a reset of the data: sessions. */
  durable?: boolean;
}

export interface Snapshot {
  next: number;
  rows: unknown[];
  /** Where `rows` are the changed ones only: which of the others are gone. */
  removed?: number[];
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
  /** The most rows that a rule makes; all of them unless told otherwise. */
  most?: number | undefined;
  changed: () => void;
}

/** A change without what it leaves alone. */
export const defined = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** The rows that a fresh table holds. */
export const seedRows = <R extends Row>(
  definition: TableDefinition<R>,
  number: number,
  dataset: Dataset,
): unknown[] => {
  const first = definition.firstId ?? 1;
  const rows = growRows(definition.seed(), dataset, definition);
  return rows.map((values, index) => numberImages({ id: first + index, ...values }, number));
};

export const openTable = <R extends Row>(
  definition: TableDefinition<R>,
  source: TableSource,
): StoredTable<R> => {
  const open = async () => {
    const stored = await source.load();
    const rows = (stored?.rows ?? seedRows(definition, source.number, source.dataset())) as R[];
    const collection = new Collection({ schema: definition.row });
    for (const row of rows) await collection.create(row);
    const next = stored?.next ?? (rows.at(-1)?.id ?? (definition.firstId ?? 1) - 1) + 1;
    return { collection, next };
  };

  let opened: ReturnType<typeof open> | undefined;
  const contents = () => (opened ??= open());
  const find = async (id: number) =>
    (await contents()).collection.findFirst((query) => query.where((row) => row.id === id));

  return {
    definition,
    all: async () => [...(await contents()).collection.all()],
    get: find,
    insert: async (values) => {
      const current = await contents();
      const row = await current.collection.create({ ...values, id: current.next });
      current.next += 1;
      source.changed();
      return row;
    },
    update: async (id, changes) => {
      const { collection } = await contents();
      const row = await collection.update((query) => query.where((candidate) => candidate.id === id), {
        data: (draft) => void Object.assign(draft as object, defined(changes)),
      });
      if (row) source.changed();
      return row;
    },
    remove: async (id) => {
      const row = await find(id);
      if (!row) return false;
      (await contents()).collection.delete(row);
      source.changed();
      return true;
    },
    snapshot: async () => {
      const { collection, next } = await contents();
      return { next, rows: collection.all().map((row) => structuredClone({ ...row })) };
    },
    forget: () => {
      opened = undefined;
    },
  };
};
