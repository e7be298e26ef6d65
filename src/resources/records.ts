import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { FilterName } from '@/lib/lists/list-search';
import type { ListPageOf } from '@/lib/lists/paging';
import { loadChunk } from '@/lib/loading/chunk';
import { firstNonBlank, personName } from '@/lib/records/record-name';
import type { RecordAction } from './record-action';

/** A row with any of these names. */
export interface NamedRow {
  id: number;
  name?: string | null | undefined;
  title?: string | null | undefined;
  display_name?: string | null | undefined;
  full_name?: string | null | undefined;
  first_name?: string | null | undefined;
  middle_name?: string | null | undefined;
  last_name?: string | null | undefined;
  username?: string | null | undefined;
  service_name?: string | null | undefined;
  images?: readonly { url: string }[] | null | undefined;
  image_url?: string | null | undefined;
  slug?: string | null | undefined;
  email?: string | null | undefined;
  banner_image?: string | null | undefined;
}

/** A record as a search result. */
export interface NamedRecord {
  id: number;
  name: string;
  /** Details that distinguish records with equal names. */
  details?: readonly string[];
  /** The URL of its image. */
  picture?: string | undefined;
  /** As its list has it. */
  row?: NamedRow;
}

/** The first records of an area, at most `size`, whose names contain the term. */
export type FindRecords = (
  term: string,
  size: number,
  signal: AbortSignal,
) => Promise<readonly NamedRecord[]>;

/** Records that can be searched by name, with the link to one and its actions. */
export interface Findable {
  path: string;
  label: string;
  open?: (id: number) => LinkProps;
  /** The palette's actions on a record, if there are more than edit. */
  actions?: (id: number) => readonly RecordAction[];
  /** Searches by name. The calls are loaded with the first search, not on the first visit. */
  records?: (client: QueryClient) => Promise<FindRecords>;
}

type ListCall<Params, Row> = (
  params?: Params,
  options?: undefined,
  signal?: AbortSignal,
) => Promise<ListPageOf<Row>>;

/** The named ones of these rows. */
export const namedRows = <Row extends NamedRow>(
  rows: readonly Row[],
  detailsOf?: (row: Row) => readonly string[],
): NamedRecord[] =>
  rows.flatMap((row) => {
    const { id, name, title, display_name, service_name, images, image_url, banner_image } = row;
    const called = firstNonBlank(display_name, title, name, service_name) ?? personName(row);
    if (called === undefined) return [];
    const picture = firstNonBlank(images?.[0]?.url, image_url, banner_image);
    return [
      { id, name: called, row, ...(detailsOf && { details: detailsOf(row) }), ...(picture && { picture }) },
    ];
  });

/** Searches by a filter of the list call; drops records without a name. */
export const findBy =
  <Params extends object, Row extends NamedRow>(
    list: ListCall<Params, Row>,
    filter: FilterName<Params>,
    detailsOf?: (row: Row) => readonly string[],
  ): FindRecords =>
  async (term, size, signal) => {
    const params = { [filter]: term, page: 1, per_page: size } as Params;
    return namedRows((await list(params, undefined, signal)).data, detailsOf);
  };

/** A list of few records, with its call. */
export interface FewRecords<Params, Row> {
  queryKey: readonly unknown[];
  list: ListCall<Params, Row>;
}

/** Searches a list of few records by name, in the browser or by this filter: see `findAmong`. */
export const amongFew =
  <Params extends object, Row extends NamedRow>(
    filter: FilterName<Params>,
    load: () => Promise<FewRecords<Params, Row>>,
  ) =>
  async (client: QueryClient): Promise<FindRecords> => {
    const [few, { findAmong }] = await Promise.all([load(), loadChunk(() => import('./find-among'))]);
    return findAmong(client, filter, few);
  };
