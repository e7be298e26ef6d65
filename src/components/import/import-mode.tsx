import { useMemo } from 'react';
import {
  type Column,
  headerOf,
  type ListRow,
  type PageOptions,
  type RowActions,
  valueOf,
} from '@/components/data-table/column';
import { tableColumns } from '@/components/data-table/table-columns';
import type { ListState } from '@/components/data-table/use-list-search';
import { lettersOf } from '@/components/edit-many/cell-text';
import type { Editing } from '@/components/edit-many/editing';
import { fieldNames, type ImportField } from '@/components/edit-many/importing';
import { readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { ImportScreen } from './import-screen';
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
const recordsOf = <Row extends ListRow, Params extends object>(
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

interface ImportModeProps<Row extends ListRow, Params extends object> {
  nouns: { one: string; other: string };
  list: ListState<Params>;
  page: PageOptions<Params, Row>;
  /** The columns that an export of the list has. */
  columns: readonly Column<Row>[];
  actions: RowActions<Row>;
  editing: Editing<Row>;
}

/** The import of rows into a list. */
export const ImportMode = <Row extends ListRow, Params extends object>(
  props: ImportModeProps<Row, Params>,
) => {
  const { nouns, list, page, columns, actions, editing } = props;
  const existing = useMemo(() => recordsOf(page, actions, columns), [page, actions, columns]);
  return (
    editing.importing && (
      <ImportScreen
        nouns={nouns}
        importing={editing.importing}
        existing={existing}
        level={2}
        back={$localize`Back to the list`}
        onDone={() => list.set({ mode: undefined })}
      />
    )
  );
};
