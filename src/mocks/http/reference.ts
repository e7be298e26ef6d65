import * as z from 'zod';
import type { Database } from '@/mocks/db/database';
import type { Row, Table, TableDefinition } from '@/mocks/db/table';
import { bareSchema, fieldsOf, type Schema } from '@/mocks/dialects/schema';
import { refusal } from './answers';
import type { Names } from './resource';
import { fieldLabel } from './sentences';

type Fields = Readonly<Record<string, unknown>>;

const tableOf = (db: Pick<Database, 'tableNamed'>, name: string): Table<Row> => {
  const table = db.tableNamed(name);
  if (!table) throw new Error(`The contract refers to "${name}", which is no table.`);
  return table;
};

const idsIn = (value: unknown): number[] =>
  [value].flat().filter((id): id is number => typeof id === 'number');

/** Throws a 422 if the field's id, or one of its ids, does not exist. */
export const referenced = async (table: Pick<Table<Row>, 'get'>, field: string, value: unknown) => {
  for (const id of idsIn(value)) {
    if (await table.get(id)) continue;
    const label = fieldLabel([field.replace(/_id$/, '')]);
    throw refusal({ [field]: [`The selected ${label} does not exist.`] });
  }
};

/** Throws a 422 if a body refers to a record that does not exist. */
export const refuseUnknown = async (db: Database, { references }: Names, input: Fields) => {
  for (const [field, name] of Object.entries(references))
    await referenced(tableOf(db, name), field, input[field]);
};

/** The row with the fields that are not stored. */
const shownRow = <R extends Row>({ shown }: Pick<TableDefinition<R>, 'shown'>, row: R): Fields => ({
  ...(row as object),
  ...shown?.(row),
});

const elementOf = (schema: Schema | undefined): Schema | undefined => {
  const bare = schema && bareSchema(schema);
  return bare instanceof z.ZodArray ? bare.element : bare;
};

const pick = (fields: object, row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in fields));

/** The rows with these ids, in the form of this schema, one or a list; deleted ones are left out. */
export const referencesTo = async (
  table: Pick<Table<Row>, 'get' | 'definition'>,
  value: unknown,
  schema: Schema | undefined,
): Promise<Fields[]> => {
  const fields = fieldsOf(elementOf(schema));
  const rows = await Promise.all(idsIn(value).map((id) => table.get(id)));
  return rows.flatMap((row) => (row ? [pick(fields, shownRow(table.definition, row))] : []));
};

/**
 * Converts rows to the data of a response, a record or a list: without internal fields, and with current references.
 * `more` adds what needs other tables.
 */
export const presenter = <R extends Row>(
  db: Database,
  definition: TableDefinition<R>,
  { references, renamed }: Names,
  record: Schema | undefined,
  more?: (row: R) => Promise<object> | undefined,
) => {
  const fields = fieldsOf(elementOf(record));
  const shown = Object.entries(references).flatMap(([field, name]) => {
    const key = renamed[field] ?? field;
    const schema = fields[key];
    if (Object.keys(fieldsOf(elementOf(schema))).length === 0) return [];
    return [{ field, name, key, schema, isList: schema && bareSchema(schema) instanceof z.ZodArray }];
  });
  return async (row: R): Promise<Fields> => {
    const answered: Record<string, unknown> = { ...shownRow(definition, row), ...(await more?.(row)) };
    for (const { field, name, key, isList, schema } of shown) {
      const found = await referencesTo(tableOf(db, name), (row as unknown as Fields)[field], schema);
      answered[key] = isList ? found : (found[0] ?? null);
    }
    return pick(fields, answered);
  };
};
