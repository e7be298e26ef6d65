import type { ListState } from '@/components/data-table/use-list-search';
import type { Editing } from '@/components/edit-many/editing';
import { ImportScreen } from './import-screen';

interface ImportModeProps<Row, Params extends object> {
  nouns: { one: string; other: string };
  list: ListState<Params>;
  editing: Editing<Row>;
}

/** The import of new rows into a list. */
export const ImportMode = <Row, Params extends object>(props: ImportModeProps<Row, Params>) => {
  const { nouns, list, editing } = props;
  return (
    editing.importing && (
      <ImportScreen
        nouns={nouns}
        importing={editing.importing}
        level={2}
        back="Back to the list"
        onDone={() => list.set({ mode: undefined })}
      />
    )
  );
};
