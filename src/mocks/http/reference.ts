import type { Reference } from '@/generated/model';
import type { Row, Table } from '@/mocks/db/table';
import { refusal } from './answers';
import { fieldLabel } from './sentences';

/** The row that an id in a body names: null for null, nothing for nothing; throws a 422 when there is no such row. */
export const referenced = async <R extends Row>(
  table: Pick<Table<R>, 'get'>,
  field: string,
  id: number | null | undefined,
): Promise<R | null | undefined> => {
  if (id === null || id === undefined) return id;
  const row = await table.get(id);
  if (!row)
    throw refusal({ [field]: [`The selected ${fieldLabel([field.replace(/_id$/, '')])} does not exist.`] });
  return row;
};

/** The row that a stored id names, or null. */
export const found = async <R extends Row>(
  table: Pick<Table<R>, 'get'>,
  id: number | null | undefined,
): Promise<R | null> => (typeof id === 'number' ? await table.get(id) : undefined) ?? null;

/** A record as others name it. */
export const nameOf = (row: Reference | null): Reference | null => row && { id: row.id, name: row.name };

interface NamedRow extends Row {
  name?: string | null | undefined;
}

/** Throws a 422 when a list of ids in a body names a row that does not exist. */
export const referencedAll = async <R extends Row>(
  table: Pick<Table<R>, 'get'>,
  field: string,
  ids: readonly number[] = [],
) => {
  for (const id of ids) await referenced(table, field, id);
};

/** The rows that a list of stored ids names; those that are gone are left out. */
export const foundAll = async <R extends Row>(
  table: Pick<Table<R>, 'get'>,
  ids: readonly number[] = [],
): Promise<R[]> => (await Promise.all(ids.map((id) => table.get(id)))).filter((row) => row !== undefined);

/** The references of a list of stored ids, by today's names. */
export const referencesTo = async (
  table: Pick<Table<NamedRow>, 'get'>,
  ids: readonly number[],
): Promise<Reference[]> => (await foundAll(table, ids)).map(({ id, name }) => ({ id, name: name ?? null }));
