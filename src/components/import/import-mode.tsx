import { useMemo } from 'react';
import type { Column, ListRow, PageOptions, RowActions } from '@/components/data-table/column';
import type { ListState } from '@/components/data-table/use-list-search';
import type { Editing } from '@/components/edit-many/editing';
import { ImportScreen } from './import-screen';
import { recordsOf } from './listed-records';

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
