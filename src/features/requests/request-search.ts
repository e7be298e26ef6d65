import { type KindName, kindNames } from '@/domain/requests/kind-names';
import { parseRecordId } from '@/lib/records/record-id';

interface RequestSearch {
  /** All kinds in one queue, instead of that of the path. */
  kinds?: 'all';
  /** The displayed request; among all kinds, with its kind. */
  kind?: KindName;
  id?: number;
}

/** The search parameters of a queue; invalid ones are left out. */
export const requestSearch = (search: Record<string, unknown>): RequestSearch => {
  const kind = kindNames.find((name) => name === search.kind);
  const id =
    typeof search.id === 'string' || typeof search.id === 'number'
      ? parseRecordId(String(search.id))
      : undefined;
  return {
    ...(search.kinds === 'all' && { kinds: 'all' }),
    ...(kind !== undefined && { kind }),
    ...(id !== undefined && { id }),
  };
};
