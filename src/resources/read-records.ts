import type { QueryClient } from '@tanstack/react-query';
import { unlessGone } from '@/api/errors/unless-gone';
import type { ReadStep } from '@/components/run/use-read-run';
import { missingFrom } from '@/lib/lists/all-pages';
import { recordName, unnamedReference } from '@/lib/records/record-name';
import { areaAt } from './index';
import { allRows, type RecordTypes } from './record-type';

interface Row {
  id: number;
}

interface Look<Found> {
  /** What is found in a record, in a row of its list or as it is read by itself. */
  look: (record: Row) => readonly Found[];
  /**
   * Resolves with what tells whether a row says all that is looked for, judged by all rows, or by some that `read` reads by
   * themselves: a list may leave fields out, or shorten them.
   */
  judge: (
    rows: readonly Row[],
    read: (row: Row) => Promise<Row | undefined>,
  ) => ((row: Row) => boolean) | Promise<(row: Row) => boolean>;
}

/**
 * Looks at all records of the type at a path: at the rows of its list, and one by one at those that a row says too little
 * about. A record that is gone has nothing.
 */
export const readRecords = <Found>(
  client: QueryClient,
  types: RecordTypes,
  path: string,
  { look, judge }: Look<Found>,
): ReadStep<Found> => {
  const known = new Map<number, Row | undefined>();
  const read = async ({ id }: Row) => {
    if (!known.has(id)) known.set(id, (await unlessGone(types[path]?.of(0).read?.(id))) as Row | undefined);
    return known.get(id);
  };
  const recordStep = (row: Row): ReadStep<Found> => ({
    key: `${path}/${row.id}`,
    name: recordName(row) ?? unnamedReference(row.id),
    run: async () => {
      const record = await read(row);
      return { found: record ? look(record) : [] };
    },
  });
  return {
    key: path,
    name: areaAt(path)?.label ?? path,
    run: async () => {
      const pages = await client.query(allRows(types, path));
      const saysAll = await judge(pages.rows, read);
      const { whole = [], sparse = [] } = Object.groupBy(pages.rows, (row) =>
        saysAll(row) ? 'whole' : 'sparse',
      );
      return { found: whole.flatMap(look), lacks: missingFrom(pages), more: sparse.map(recordStep) };
    },
  };
};
