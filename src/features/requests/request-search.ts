import { type KindName, kindNames } from '@/domain/requests/kind-names';
import { parseRecordId } from '@/lib/record-id';

interface RequestSearch {
  /** Every kind in one queue, rather than the one of the address. */
  kinds?: 'all';
  /** Which request is on display; among all kinds, of which kind it is. */
  kind?: KindName;
  id?: number;
}

/** What a queue of requests shows, as the URL has it; anything unreadable is left out. */
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
