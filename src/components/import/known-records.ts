import { useState } from 'react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ImportField } from '@/components/edit-many/importing';
import type { ReadOptions } from '@/components/records/read-options';

/** A record that exists, so that no row creates it again. */
export interface KnownRecord {
  id: number;
  name: string;
  link?: LinkProps | undefined;
  /** Its fields. */
  row: object;
  /** What the export of the list writes for a field; undefined if it has no column. */
  exported?: (field: ImportField) => string | undefined;
}

/** Records as a server listed them. */
export interface Known {
  records: readonly KnownRecord[];
  /** Whether these are all: some may be unreadable, or on a page that was not sent. */
  whole: boolean;
}

/** How the records are read that rows may repeat or change. */
export interface KnownRecords {
  /** Begins with the path of the records, so that they are read again after a write. */
  queryKey: readonly unknown[];
  read: (client: QueryClient) => Promise<Known>;
}

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

/** Records by their ids, as they were when a preview was made. */
export type Base = ReadonlyMap<number, KnownRecord>;

interface Versions {
  known: Known | undefined;
  base: Base;
  /** Records that the next reading replaces in the base: they were written here. */
  written: ReadonlySet<number>;
}

const nothing: Versions = { known: undefined, base: new Map(), written: new Set() };

/** The base with the records that are new in a reading, or were written before it. */
const withReading = ({ base, written }: Versions, known: Known): Versions => ({
  known,
  base: new Map(
    known.records.map((record) => [
      record.id,
      written.has(record.id) ? record : (base.get(record.id) ?? record),
    ]),
  ),
  written: new Set(),
});

/**
 * The records that rows may repeat or change, once there are rows: as they are, and as they were when they were first read
 * for these rows.
 */
export const useKnownRecords = (records: KnownRecords, wanted: boolean) => {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [...records.queryKey, 'import'],
    queryFn: ({ client }) => records.read(client),
    structuralSharing: false,
    enabled: wanted,
  });
  const [versions, setVersions] = useState(nothing);
  if (!wanted && versions !== nothing) setVersions(nothing);
  if (wanted && data && data !== versions.known) setVersions(withReading(versions, data));
  const reading = wanted && data === undefined && isFetching;
  return {
    known: data,
    base: versions.base,
    reading,
    failed: isError || data?.whole === false,
    refetch,
    /** Takes what all records hold now for what they held when the preview was made. */
    restart: () => setVersions(nothing),
    /** Takes what the record holds now for what it held when the preview was made. */
    adopt: (record: KnownRecord) =>
      setVersions((before) => ({ ...before, base: new Map(before.base).set(record.id, record) })),
    /** Says which records were written here, so that their new values are nobody else's. */
    noteWritten: (ids: readonly number[]) =>
      setVersions((before) => ({ ...before, written: new Set([...before.written, ...ids]) })),
  };
};
