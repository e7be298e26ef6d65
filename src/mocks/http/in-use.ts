import type { Context } from '@/mocks/context';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { conflict } from './answers';
import { labelOf } from './list';

/** Refuses to delete a row while rows of another table refer to it. */
export const refuseInUse =
  <Other extends Row>(others: TableDefinition<Other>, field: keyof Other & string) =>
  async (row: Row, { db }: Context) => {
    const count = (await db.table(others).all()).filter((other) => other[field] === row.id).length;
    if (count === 0) return;
    const users =
      count === 1 ? `1 ${others.name.replace(/s$/, '')} still uses` : `${count} ${others.name} still use`;
    throw conflict(`“${String(labelOf(row))}” cannot be deleted: ${users} it.`);
  };
