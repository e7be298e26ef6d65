import { type KindName, kindNames } from '@/domain/requests/kind-names';
import { parseRecordId } from '@/lib/records/record-id';

/** The longest name that the contract allows. */
export const LONGEST_NAME = 255;

interface RequestSearch {
  /** All kinds in one queue, instead of that of the path. */
  kinds?: 'all';
  /** The displayed request; among all kinds, with its kind. */
  kind?: KindName;
  id?: number;
  /** The name that is looked for. */
  name?: string;
}

/** The search parameters of a queue; invalid ones are left out. */
export const requestSearch = (search: Record<string, unknown>): RequestSearch => {
  const kind = kindNames.find((name) => name === search.kind);
  const id =
    typeof search.id === 'string' || typeof search.id === 'number'
      ? parseRecordId(String(search.id))
      : undefined;
  const name = typeof search.name === 'string' || typeof search.name === 'number' ? String(search.name) : '';
  return {
    ...(search.kinds === 'all' && { kinds: 'all' }),
    ...(kind !== undefined && { kind }),
    ...(id !== undefined && { id }),
    ...(name.trim() !== '' && name.length <= LONGEST_NAME && { name }),
  };
};
