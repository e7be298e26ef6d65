import type { Context } from '@/mocks/context';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { DIALECTS } from '@/mocks/dialects/dialects';
import { conflict } from './answers';
import { labelOf } from './list';

/**
 * Refuses to delete a row while rows of another table refer to it, alone or in a list. In some dialects those are
 * deleted along with it, or lose their reference instead; in a list, it is just the id that goes.
 */
export const refuseInUse =
  <Other extends Row>(others: TableDefinition<Other>, field: keyof Other & string) =>
  async (row: Row, { db }: Context) => {
    const table = db.table(others);
    const dialect = db.dialect();
    const inUse = dialect === 'normal' ? undefined : DIALECTS[dialect].inUse;
    const using = (await table.all()).filter((other) =>
      ([other[field]].flat() as unknown[]).includes(row.id),
    );
    const released = (other: Other): Partial<Other> | undefined => {
      const value: unknown = other[field];
      const left = { [field]: Array.isArray(value) ? value.filter((id) => id !== row.id) : null };
      const isEmptied = Array.isArray(value) || inUse === 'emptied';
      return isEmptied && others.row.safeParse({ ...other, ...left }).success
        ? (left as Partial<Other>)
        : undefined;
    };
    let count = using.length;
    for (const other of inUse ? using : []) {
      const left = released(other);
      if (!left && inUse === 'emptied') continue;
      await (left ? table.update(other.id, left) : table.remove(other.id));
      count -= 1;
    }
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
