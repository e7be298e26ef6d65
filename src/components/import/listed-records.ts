import {
  type Column,
  headerOf,
  type ListRow,
  type PageOptions,
  type RowActions,
  valueOf,
} from '@/components/data-table/column';
import { tableColumns } from '@/components/data-table/table-columns';
import { lettersOf } from '@/components/edit-many/cell-text';
import { fieldNames, type ImportField } from '@/components/edit-many/importing';
import { readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import type { KnownRecords } from './known-records';

/** Finds the column of an export that a field is imported from. */
const columnFinder = <Row extends ListRow>(columns: readonly Column<Row>[]) => {
  const named = columns.map((column) => ({ column, names: [headerOf(column), column.key].map(lettersOf) }));
  const found = new Map<string, Column<Row> | undefined>();
  return (field: ImportField): Column<Row> | undefined => {
    if (!found.has(field.name)) {
      const wanted = fieldNames(field);
      found.set(field.name, named.find(({ names }) => names.some((name) => wanted.includes(name)))?.column);
    }
    return found.get(field.name);
  };
};

/** All records of a list with these columns. */
export const recordsOf = <Row extends ListRow, Params extends object>(
  page: PageOptions<Params, Row>,
  actions: RowActions<Row>,
  columns: readonly Column<Row>[],
): KnownRecords => {
  const optionsOf = (number: number) => page({ page: number, per_page: maxPerPage } as object as Params);
  const { name, view, edit } = actions;
  const columnOf = columnFinder(tableColumns(columns, actions));
  return {
    queryKey: optionsOf(1).queryKey,
    read: async (client) => {
      const { rows, unreadable, incomplete } = await readPages<Row>((number) =>
        // A copy would not say which fields its answer left out.
        client.query({ ...optionsOf(number), staleTime: 0, structuralSharing: false }),
      );
      return {
        records: rows.map((row) => ({
          id: row.id,
          name: name(row),
          link: (edit ?? view)?.(row),
          row,
          exported: (field) => {
            const column = columnOf(field);
            return column && String(valueOf(column, row) ?? '');
          },
        })),
        whole: unreadable === 0 && !incomplete,
      };
    },
  };
};
