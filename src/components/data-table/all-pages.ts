import { maxPerPage } from '@/lib/lists/list-search';
import { lastPageOf, type ListPageOf } from '@/lib/lists/paging';
import { plural } from '@/lib/text/plural';
import type { ListRow } from './column';

/** A list that was read page by page. */
export interface ReadPages<Row> {
  rows: Row[];
  /** Number of rows left out because they could not be read. */
  unreadable: number;
  /** The server announced more pages or rows than it sent, or sent other pages than requested. */
  incomplete: boolean;
}

type FetchPage<Row> = (page: number) => Promise<ListPageOf<Row>>;
type OnPage = (page: number, last: number | undefined) => void;

/**
 * Reads a list page by page. Stops at the last page or, if the API does not give it, at a page shorter than those
 * before, and at a page without new rows, as from an API without paging.
 */
export const readPages = async <Row extends ListRow>(
  fetchPage: FetchPage<Row>,
  onPage?: OnPage,
): Promise<ReadPages<Row>> => {
  const rows = new Map<number, Row>();
  let longest = 0;
  let unreadable = 0;
  let otherPage = false;
  for (let page = 1; ; page += 1) {
    const { data, meta } = await fetchPage(page);
    const before = rows.size;
    for (const row of data) rows.set(row.id, row);
    const last = lastPageOf(meta, maxPerPage);
    onPage?.(page, last);
    const left = meta?.unreadable ?? 0;
    const length = data.length + left;
    longest = Math.max(longest, length);
    otherPage ||= (meta?.current_page ?? page) !== page;
    const bringsNothing = rows.size === before;
    if (!bringsNothing) unreadable += left;
    if (bringsNothing || (last === undefined ? length < longest : page >= last)) {
      const isShort = page < (last ?? 0) || rows.size + unreadable < (meta?.total ?? 0);
      return { rows: [...rows.values()], unreadable, incomplete: otherPage || isShort };
    }
  }
};

/** Every readable row of a list, page by page. */
export const allPages = async <Row extends ListRow>(
  fetchPage: FetchPage<Row>,
  onPage?: OnPage,
): Promise<Row[]> => (await readPages(fetchPage, onPage)).rows;

/** What is missing from the rows of a list, as sentences. */
export const missingFrom = ({ unreadable, incomplete }: ReadPages<unknown>): string | undefined => {
  const unread = plural(unreadable, {
    one: '# could not be read and is missing.',
    other: '# could not be read and are missing.',
  });
  const notes = [
    ...(unreadable > 0 ? [unread] : []),
    ...(incomplete ? ['The server did not send all pages: some rows may be missing.'] : []),
  ];
  return notes.length > 0 ? notes.join(' ') : undefined;
};
