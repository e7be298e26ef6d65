import type { QueryClient } from '@tanstack/react-query';
import { type FilterName, maxPerPage } from '@/lib/lists/list-search';
import { hasNext } from '@/lib/lists/paging';
import { rank } from '@/lib/text/fuzzy';
import { type FewRecords, findBy, type FindRecords, type NamedRow, namedRows } from './records';

/**
 * Searches a list here, in a copy that is read at most once a minute, and finds similar names, too. By the filter of the
 * list call if the list has more than a page.
 */
export const findAmong =
  <Params extends object, Row extends NamedRow>(
    client: QueryClient,
    filter: FilterName<Params>,
    { queryKey, list }: FewRecords<Params, Row>,
  ): FindRecords =>
  async (term, size, signal) => {
    const all = await client.query({
      queryKey: [...queryKey, 'named'],
      queryFn: (read) => list({ page: 1, per_page: maxPerPage } as Params, undefined, read.signal),
      staleTime: 60_000,
    });
    if (hasNext(all, 1, maxPerPage)) return findBy(list, filter)(term, size, signal);
    return rank(namedRows(all.data), term, ({ name }) => name).slice(0, size);
  };
