import { plural } from '@/lib/text/plural';
import { maxPerPage } from './list-search';
import { lastPageOf, lengthOf, type ListPageOf } from './paging';

/** The rows of pages that were read one after the other, each once: an API without paging sends the same ones again. */
export const uniqueRows = <Row extends { id: number }>(pages: readonly ListPageOf<Row>[]): Row[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row])).values(),
];

/**
 * The number of the page to read after these; undefined if the last one ends the list or has no new rows, as from an API
 * without paging. If the API does not give the last page, a page shorter than those before is it: its size may be its own.
 */
export const pageAfter = (
  pages: readonly ListPageOf<{ id: number }>[],
  perPage: number,
): number | undefined => {
  const answer = pages.at(-1);
  const before = new Set(pages.slice(0, -1).flatMap(({ data }) => data.map(({ id }) => id)));
  if (!answer?.data.some(({ id }) => !before.has(id))) return undefined;
  const last = lastPageOf(answer.meta, perPage);
  const goesOn =
    last === undefined ? lengthOf(answer) >= Math.max(...pages.map(lengthOf)) : pages.length < last;
  return goesOn ? pages.length + 1 : undefined;
};

/** A list that was read page by page. */
export interface ReadPages<Row> {
  rows: Row[];
  /** Number of rows left out because they could not be read. */
  unreadable: number;
  /** Some rows may be missing: the server has more pages or rows than it sent, or sent other pages than requested. */
  incomplete: boolean;
}

type FetchPage<Row> = (page: number) => Promise<ListPageOf<Row>>;

interface ReadPagesOptions {
  /** Called after each page. */
  onPage?: (page: number, last: number | undefined) => void;
  /** The most pages to read. */
  most?: number;
}

/** Reads a list page by page, as far as `pageAfter` leads. */
export const readPages = async <Row extends { id: number }>(
  fetchPage: FetchPage<Row>,
  { onPage, most = Infinity }: ReadPagesOptions = {},
): Promise<ReadPages<Row>> => {
  const pages: ListPageOf<Row>[] = [];
  let next: number | undefined = 1;
  while (next !== undefined && pages.length < most) {
    const answer = await fetchPage(next);
    pages.push(answer);
    onPage?.(next, lastPageOf(answer.meta, maxPerPage));
    next = pageAfter(pages, maxPerPage);
  }
  const rows = uniqueRows(pages);
  const repeatsAll = pages.length > 1 && rows.length === uniqueRows(pages.slice(0, -1)).length;
  const counted = repeatsAll ? pages.slice(0, -1) : pages;
  const unreadable = counted.reduce((sum, { meta }) => sum + (meta?.unreadable ?? 0), 0);
  const { last_page = 0, total = 0 } = pages.at(-1)?.meta ?? {};
  const isOtherPage = pages.some(({ meta }, index) => (meta?.current_page ?? index + 1) !== index + 1);
  const isShort = next !== undefined || pages.length < last_page || rows.length + unreadable < total;
  return { rows, unreadable, incomplete: isOtherPage || isShort };
};

/** Every readable row of a list, page by page. */
export const allPages = async <Row extends { id: number }>(fetchPage: FetchPage<Row>): Promise<Row[]> =>
  (await readPages(fetchPage)).rows;

/** What is missing from the rows of a list, as sentences. */
export const missingFrom = ({ unreadable, incomplete }: ReadPages<unknown>): string | undefined => {
  const note = plural(unreadable, {
    one: $localize`# could not be read and is missing.`,
    other: $localize`# could not be read and are missing.`,
  });
  const notes = [
    ...(unreadable > 0 ? [note] : []),
    ...(incomplete ? [$localize`The server did not send all pages: some rows may be missing.`] : []),
  ];
  return notes.length > 0 ? notes.join(' ') : undefined;
};
