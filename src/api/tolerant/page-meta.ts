import type { PageMeta } from '@/lib/lists/paging';
import { isRecord } from '@/lib/values/is-record';
import { toNumber } from '@/lib/values/lenient';
import { ownValue } from './field-value';

const names = {
  last_page: ['last_page', 'lastPage', 'total_pages', 'totalPages'],
  per_page: ['per_page', 'perPage'],
  current_page: ['current_page', 'currentPage'],
  total: ['total'],
};

/** A page's numbers in a body: in `meta`, `meta.pagination` or beside the rows, under any common name. */
export const pageMetaOf = (body: Record<string, unknown>): PageMeta => {
  const meta = isRecord(body.meta) ? body.meta : {};
  const places = [meta, meta.pagination, body].filter(isRecord);
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, spellings]) => {
      const found = places.flatMap((place) =>
        spellings.map((spelling) => toNumber(ownValue(place, spelling))),
      );
      const value = found.find((number) => number !== undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** The record without page numbers, under any name. */
export const withoutPageMeta = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([key]) => !Object.values(names).some((spellings) => spellings.includes(key)),
    ),
  );
