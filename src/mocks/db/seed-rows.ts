import type { ZodType } from 'zod';
import { addDays, daysBetween, type PlainDate } from '@/lib/dates/dates';
import { fingerprint } from '@/lib/values/fingerprint';
import { type Dataset, growRows } from './dataset';
import { numberImages } from './seed-images';

interface Row {
  id: number;
}

/** The initial rows of a table. */
export interface SeededTable<R extends Row> {
  /** The generated schema of a record, extended by internal fields. */
  row: ZodType<R>;
  /** The initial rows, always the same; ids start at 1. */
  seed: () => readonly Omit<R, 'id'>[];
  /** Generated rows after those of the seed, always the same: created on demand, as they are many. */
  more?: { count: number; row: (id: number) => Omit<R, 'id'> };
  /** Its date and time fields, and the date that counts as today in the seed. */
  dates?: { fields: readonly (keyof R & string)[]; today: PlainDate };
  /** Text fields with unique values, ignoring case. */
  unique?: readonly (keyof R & string)[];
  /** The number of first rows in the empty dataset: all for option lists, the accounts for users. */
  keep?: number;
  /** Set for rows of a parent, whose number is fixed. */
  parent?: object;
  /** The first id, if it must not be 1. */
  firstId?: number;
}

interface Seeds {
  number: number;
  rows: Partial<Record<Dataset, readonly Row[]>>;
  byRule: Map<number, Row>;
  version?: string;
}

/** A page of stories, or a test, opens many backends, which share these rows. */
const made = new WeakMap<object, Seeds>();

const seedsOf = (definition: object, number: number): Seeds => {
  const known = made.get(definition);
  if (known?.number === number) return known;
  const fresh = { number, rows: {}, byRule: new Map<number, Row>() };
  made.set(definition, fresh);
  return fresh;
};

/** The rows of a fresh table: created and validated once, and immutable. */
export const seedRows = <R extends Row>(
  definition: SeededTable<R>,
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

/** A short hash of the table's seed. */
export const seedVersion = (definition: SeededTable<Row>, number: number): string => {
  const seeds = seedsOf(definition, number);
  return (seeds.version ??= fingerprint(JSON.stringify(seedRows(definition, number, 'normal'))));
};

/** The generated row with this id. */
export const ruleRow = <R extends Row>(definition: SeededTable<R>, number: number, id: number): R => {
  const { byRule } = seedsOf(definition, number);
  const known = byRule.get(id) ?? numberImages({ id, ...definition.more?.row(id) }, number);
  byRule.set(id, known);
  return known as R;
};

/** The row with its dates and times shifted by the days between the seed's date and this one. */
export const moved = <R extends Row>(row: R, { dates }: SeededTable<R>, today: PlainDate | undefined): R => {
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
