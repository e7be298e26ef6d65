import type { Context } from '@/mocks/context';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { conflict } from './answers';
import { labelOf } from './list';

/** Refuses to delete a row while rows of another table refer to it, alone or in a list. */
export const refuseInUse =
  <Other extends Row>(others: TableDefinition<Other>, field: keyof Other & string) =>
  async (row: Row, { db }: Context) => {
    const rows = await db.table(others).all();
    const count = rows.filter((other) => ([other[field]].flat() as unknown[]).includes(row.id)).length;
    if (count === 0) return;
    const nouns = others.name.replaceAll('-', ' ');
    const users = count === 1 ? `1 ${nouns.replace(/s$/, '')} still uses` : `${count} ${nouns} still use`;
    throw conflict(`“${String(labelOf(row))}” cannot be deleted: ${users} it.`);
  };

type Guard = ReturnType<typeof refuseInUse>;

/** Refuses by the first guard that does. */
export const oneOf =
  (...guards: readonly Guard[]): Guard =>
  async (row, context) => {
    for (const guard of guards) await guard(row, context);
  };
