import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ListRow, PageOptions, RowActions } from '@/components/data-table/column';
import type { ReadOptions } from '@/components/records/read-options';
import { readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';

/** A record that exists, so that no row creates it again. */
export interface KnownRecord {
  id: number;
  name: string;
  link?: LinkProps | undefined;
  /** Its fields. */
  row: object;
}

/** Records as a server listed them. */
export interface Known {
  records: readonly KnownRecord[];
  /** Whether these are all: some may be unreadable, or on a page that was not sent. */
  whole: boolean;
}

/** How the records are read that rows may repeat. */
export interface KnownRecords {
  /** Begins with the path of the records, so that they are read again after a write. */
  queryKey: readonly unknown[];
  read: (client: QueryClient) => Promise<Known>;
}

/** All records of a list. */
export const recordsOf = <Row extends ListRow, Params extends object>(
  page: PageOptions<Params, Row>,
  { name, view, edit }: RowActions<Row>,
): KnownRecords => {
  const optionsOf = (number: number) => page({ page: number, per_page: maxPerPage } as object as Params);
  return {
    queryKey: optionsOf(1).queryKey,
    read: async (client) => {
      const { rows, unreadable, incomplete } = await readPages<Row>((number) =>
        client.query({ ...optionsOf(number), staleTime: 0 }),
      );
      return {
        records: rows.map((row) => ({ id: row.id, name: name(row), link: (edit ?? view)?.(row), row })),
        whole: unreadable === 0 && !incomplete,
      };
    },
  };
};

/** The parts of a record, such as its rooms. */
export const partsOf = <Data>(
  record: ReadOptions<{ data: Data }>,
  parts: (data: Data) => readonly KnownRecord[],
): KnownRecords => ({
  queryKey: record.queryKey,
  read: async (client) => ({
    records: parts((await client.query({ ...record, staleTime: 0 })).data),
    whole: true,
  }),
});

/** The records that rows may repeat, once there are rows. */
export const useKnownRecords = (records: KnownRecords, wanted: boolean) => {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [...records.queryKey, 'import'],
    queryFn: ({ client }) => records.read(client),
    enabled: wanted,
  });
  return {
    known: data,
    reading: wanted && data === undefined && isFetching,
    failed: isError || data?.whole === false,
    refetch,
  };
};
