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
