import { useMemo } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayPricesOf, keysOf, othersWith, pathOf } from '@/domain/listings/compare';
import { packageListing } from '@/domain/listings/rules/package-rules';
import { getListPackagesQueryKey, listPackages } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { isRecord } from '@/lib/values/is-record';
import { wholeListQuery } from '@/resources/whole-list';

const isPackage = (row: unknown): row is Package =>
  isRecord(row) && typeof row.id === 'number' && typeof row.name === 'string';

/** The rows of a list's page, or of pages that were read one after the other. */
const rowsIn = (answer: unknown): Package[] => {
  if (!isRecord(answer)) return [];
  if (Array.isArray(answer.pages)) return answer.pages.flatMap(rowsIn);
  return Array.isArray(answer.data) ? answer.data.filter(isPackage) : [];
};

/** Not below the path of packages: an approval does not read all of them again. */
const queryKey = ['packages to compare'];
const STALE_MS = 10 * 60_000;

/** The packages that a package is compared with: those that some list has loaded, or all once they are asked for. */
export const useOthers = (record: Package, asked: boolean) => {
  const client = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: asked
      ? async () => (await client.query(wholeListQuery('packages', listPackages))).rows
      : skipToken,
    staleTime: STALE_MS,
  });
  const { data: all } = query;
  const compared = useMemo(() => {
    const loaded = client
      .getQueriesData({ queryKey: getListPackagesQueryKey() })
      .flatMap(([, answer]) => rowsIn(answer));
    const others = all ?? [...new Map(loaded.map((row) => [row.id, row])).values()];
    const prices = (all ?? []).map((row) => ({
      path: pathOf(packageListing, row),
      keys: keysOf(packageListing, row),
    }));
    const { dayPrice, dayPrices } = othersWith(
      { shared: {}, dayPrices: dayPricesOf(prices) },
      keysOf(packageListing, record),
      pathOf(packageListing, record),
    );
    return { others, known: { dayPrice, dayPrices } };
  }, [client, record, all]);
  return { ...compared, query };
};
