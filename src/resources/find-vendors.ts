import type { QueryClient } from '@tanstack/react-query';
import { getListVendorOptionsQueryKey, listVendorOptions } from '@/generated/api/lookups/lookups';
import { firstNonBlank } from '@/lib/records/record-name';
import { rank } from '@/lib/text/fuzzy';
import type { FindRecords } from './records';

/** Finds vendors in the list of all, which has no filter and is fetched at most once a minute. */
export const findVendors =
  (client: QueryClient): FindRecords =>
  async (term, size) => {
    const { data } = await client.query({
      queryKey: [...getListVendorOptionsQueryKey(), 'named'],
      queryFn: ({ signal }) => listVendorOptions(undefined, signal),
      staleTime: 60_000,
    });
    const named = data.flatMap(({ id, full_name }) => {
      const name = firstNonBlank(full_name);
      return name === undefined ? [] : [{ id, name, details: [$localize`Packages of this vendor`] }];
    });
    return rank(named, term, ({ name }) => name).slice(0, size);
  };
