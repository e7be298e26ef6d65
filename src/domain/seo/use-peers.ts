import { useQueryClient } from '@tanstack/react-query';
import { referenceName } from '@/lib/records/record-name';
import type { MetaTag } from '@/lib/text/meta-tag';
import { isRecord } from '@/lib/values/is-record';
import type { Peer } from './seo-warnings';

interface PageRow {
  name?: string | null;
  title?: string | null;
  slug?: string | null;
  meta_tag?: MetaTag | null;
}

const rowsIn = (answer: unknown): PageRow[] =>
  isRecord(answer) && Array.isArray(answer.data)
    ? answer.data.filter((row): row is PageRow => isRecord(row) && isRecord(row.meta_tag))
    : [];

/**
 * The other pages from loaded lists, with their texts for search engines; all of them for a page without a row. Sends
 * no request.
 */
export const usePeers = (ownSlug: string | undefined): (() => Peer[]) => {
  const client = useQueryClient();
  return () =>
    client
      .getQueriesData({ predicate: ({ queryKey }) => String(queryKey[0]).endsWith('/datatable') })
      .flatMap(([, answer]) => rowsIn(answer))
      .filter(({ slug }) => (slug ?? '') !== ownSlug)
      .map((row) => ({
        name: referenceName(row) ?? '',
        title: row.meta_tag?.title ?? '',
        description: row.meta_tag?.description ?? '',
      }));
};
