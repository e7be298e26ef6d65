import { maxPerPage } from '@/lib/list-search';
import { lastPageOf, type ListPageOf } from '@/lib/paging';
import type { ListRow } from './column';

/**
 * Every row of a list, page after page. It ends with the last page, or where the API does not tell that, with a page
 * shorter than those before; and with one that brings nothing new, as from an API that does not page.
 */
export const allPages = async <Row extends ListRow>(
  fetchPage: (page: number) => Promise<ListPageOf<Row>>,
  onPage?: (page: number, last: number | undefined) => void,
): Promise<Row[]> => {
  const rows = new Map<number, Row>();
  let longest = 0;
  for (let page = 1; ; page += 1) {
    const { data, meta } = await fetchPage(page);
    const before = rows.size;
    for (const row of data) rows.set(row.id, row);
    const last = lastPageOf(meta, maxPerPage);
    onPage?.(page, last);
    const length = data.length + (meta?.unreadable ?? 0);
    longest = Math.max(longest, length);
    const isLast = last === undefined ? length < longest : page >= last;
    if (isLast || rows.size === before) return [...rows.values()];
  }
};
