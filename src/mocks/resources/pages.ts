import type { PageFields } from '@/generated/model';
import type { Table } from '@/mocks/db/table';
import { singleImage } from '@/mocks/files/single-image';
import { refusal } from '@/mocks/http/answers';
import { crud } from '@/mocks/http/crud';
import { refuseInUse } from '@/mocks/http/in-use';
import { pageTable, type StoredPage } from '@/mocks/seed/pages';

/** The ids of a page and its ancestors. */
const upFrom = async (
  table: Table<StoredPage>,
  id: number | null | undefined,
  below: readonly number[] = [],
): Promise<number[]> => {
  const found = id ? await table.get(id) : undefined;
  if (!found || below.includes(found.id)) return [...below];
  return upFrom(table, found.parent_id, [...below, found.id]);
};

export const pageHandlers = crud(pageTable, {
  write: async (input: PageFields, stored, tools) => {
    if (stored && (await upFrom(tools.db.table(pageTable), input.parent_id)).includes(stored.id))
      throw refusal({ parent_id: ['A page cannot be below itself.'] });
    return singleImage('images', 'alt')({ ...input }, stored, tools);
  },
  guard: refuseInUse(pageTable, 'parent_id'),
});
