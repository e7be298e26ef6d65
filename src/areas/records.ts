import type { FilterName } from '@/lib/list-search';
import type { ListPageOf } from '@/lib/paging';
import { firstName, personName } from '@/lib/record-name';

interface NamedRow {
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
}

/** The first records of an area, at most `size`, whose names hold the term. */
export type FindRecords = (
  term: string,
  size: number,
  signal: AbortSignal,
) => Promise<readonly { id: number; name: string }[]>;

type ListCall<Params, Row> = (
  params?: Params,
  options?: undefined,
  signal?: AbortSignal,
) => Promise<ListPageOf<Row>>;

/** Finds records by the named filter of their list call; those without a name are left out. */
export const findBy =
  <Params extends object, Row extends NamedRow>(
    list: ListCall<Params, Row>,
    filter: FilterName<Params>,
  ): FindRecords =>
  async (term, size, signal) => {
    const params = { [filter]: term, page: 1, per_page: size } as Params;
    const { data } = await list(params, undefined, signal);
    return data.flatMap((row) => {
      const { id, name, title, display_name, service_name } = row;
      const called = firstName(display_name, title, name, service_name) ?? personName(row);
      return called === undefined ? [] : [{ id, name: called }];
    });
  };
