import type { ZodType } from 'zod';
import { addDays, daysBetween, type PlainDate } from '@/lib/dates';
import { fingerprint } from '@/lib/fingerprint';
import { type Dataset, growRows } from './dataset';
import { numberImages } from './seed-images';

interface Row {
  id: number;
}

/** What a table starts with. */
export interface SeededTable<R extends Row> {
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
  /** Belongs to the rows of another table, of which there are only so many. */
  parent?: object;
  /** The first id, where ids must not start at 1. */
  firstId?: number;
}

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

/** A short text that differs when the table's seed differs. */
export const seedVersion = (definition: SeededTable<Row>, number: number): string => {
  const seeds = seedsOf(definition, number);
  return (seeds.version ??= fingerprint(JSON.stringify(seedRows(definition, number, 'normal'))));
};

/** The row that the rule makes for this id. */
export const ruleRow = <R extends Row>(definition: SeededTable<R>, number: number, id: number): R => {
  const { byRule } = seedsOf(definition, number);
  const known = byRule.get(id) ?? numberImages({ id, ...definition.more?.row(id) }, number);
  byRule.set(id, known);
  return known as R;
};

/** The row with its days and moments as far from this day as they were from that of the seed. */
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
