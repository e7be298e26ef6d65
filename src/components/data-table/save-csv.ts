import type { QueryClient } from '@tanstack/react-query';
import type { Referred } from '@/components/pickers/picked-name';
import { choiceQuery, listQuery } from '@/components/pickers/picker-queries';
import type { PickerOption, PickerSource } from '@/components/pickers/picker-source';
import { toCsv } from '@/lib/files/csv';
import { download } from '@/lib/files/download';
import { referenceName, unnamedReference } from '@/lib/records/record-name';
import { type Column, headerOf, type ListRow, valueOf } from './column';

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

/** The columns of the file: the addresses of images stand last, and an import recognizes exported rows by their IDs. */
export const fileColumns = <Row extends ListRow>(columns: readonly Column<Row>[]): readonly Column<Row>[] => [
  ...columns.filter(({ image }) => !image),
  ...columns.filter(({ image }) => image),
  ...(columns.some(({ key }) => key === 'id')
    ? []
    : [{ key: 'id', header: 'ID', value: ({ id }: Row) => id }]),
];

/** Downloads rows as a CSV file with the columns that are shown; references are written as names. */
export const saveCsv = async <Row extends ListRow>(
  fileName: string,
  shown: readonly Column<Row>[],
  rows: readonly Row[],
  client: QueryClient,
) => {
  const columns = fileColumns(shown);
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
