import type { QueryClient } from '@tanstack/react-query';
import type { Referred } from '@/components/pickers/picked-name';
import { choiceQuery, listQuery } from '@/components/pickers/picker-queries';
import type { PickerOption, PickerSource } from '@/components/pickers/picker-source';
import { toCsv } from '@/lib/files/csv';
import { download } from '@/lib/files/download';
import { referenceName, unnamedReference } from '@/lib/records/record-name';
import { type Column, headerOf, valueOf } from './column';

/** Looks up the names of references, as `PickedName` shows them; unknown ones are requested once. */
export const namesOf = (client: QueryClient) => {
  const asked = new Map<string, Promise<readonly PickerOption[]>>();
  const once = (query: { queryKey: readonly unknown[] }, ask: () => Promise<readonly PickerOption[]>) => {
    const key = JSON.stringify(query.queryKey);
    const answer = asked.get(key) ?? ask().catch(() => []);
    asked.set(key, answer);
    return answer;
  };
  const labelIn = (options: readonly PickerOption[], id: number) =>
    options.find(({ value, label }) => value === id && label !== '')?.label;

  const listed = async (source: PickerSource, id: number) => {
    if (source.filter === 'server' && source.byId) return undefined;
    const query = listQuery(source, '');
    return labelIn(await once(query, async () => (await client.query(query)).options), id);
  };
  const loaded = async (source: PickerSource, id: number) => {
    const query = choiceQuery(source, id);
    return labelIn(
      await once(query, async () => [await client.query(query)].filter((one) => one !== null)),
      id,
    );
  };
  return async ({ source, to }: Referred): Promise<string> => {
    const own = referenceName(to);
    if (own !== undefined && !source.renames) return own;
    return (await listed(source, to.id)) ?? (await loaded(source, to.id)) ?? own ?? unnamedReference(to.id);
  };
};

/** Downloads rows as a CSV file with these columns; references are written as names. */
export const saveCsv = async <Row>(
  fileName: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  client: QueryClient,
) => {
  const nameOf = namesOf(client);
  const cellOf = async (column: Column<Row>, row: Row) => {
    const others = column.refers?.(row) ?? [];
    return others.length > 0 ? (await Promise.all(others.map(nameOf))).join(', ') : valueOf(column, row);
  };
  const cells = await Promise.all(
    rows.map((row) => Promise.all(columns.map((column) => cellOf(column, row)))),
  );
  const header = columns.map(headerOf);
  download(`${fileName}.csv`, toCsv(header, cells));
};
