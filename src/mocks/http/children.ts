import type { Context } from '@/mocks/context';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { fieldsOf } from '@/mocks/dialects/schema';
import { presenter } from './reference';
import { resourceIn } from './resource';

/** The rows of a table that belong to the record with this id, as in their own responses. */
export const childrenIn = async <R extends Row>(
  { db }: Context,
  definition: TableDefinition<R>,
  id: number,
): Promise<object[]> => {
  const { item, names } = resourceIn(definition.name);
  const field = (definition.parent?.field ?? '') as keyof R;
  const show = presenter(db, definition, names, fieldsOf(item.answer).data);
  const rows = (await db.table(definition).all()).filter((row) => row[field] === id);
  return Promise.all(rows.map(show));
};
