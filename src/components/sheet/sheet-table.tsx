import { useMemo, useState } from 'react';
import { Skeleton, Stack } from '@mantine/core';
import type { ListQuery, ListRow, RowActions } from '@/components/data-table/column';
import { NoRows } from '@/components/data-table/empty-list';
import { Pagination } from '@/components/data-table/pagination';
import { TitleLink } from '@/components/data-table/title-link';
import { Toolbar } from '@/components/data-table/toolbar-slot';
import type { ListState } from '@/components/data-table/use-list-search';
import { useRenderedPage } from '@/components/data-table/use-rendered-page';
import type { CellChange } from '@/components/edit-many/changing';
import type { Cells } from '@/components/edit-many/editable-field';
import { type Editing, withKnownNames } from '@/components/edit-many/editing';
import { HelpLink } from '@/components/links/help-link';
import { FailedQuery } from '@/components/screen/state-panel';
import { Sheet } from './sheet';
import type { ShownRow } from './sheet-row';
import type { RowId } from './use-edits';
import { useSheet } from './use-sheet';

export interface SheetTableProps<Row extends ListRow, Params extends object> {
  nouns: { one: string; other: string };
  list: ListState<Params>;
  query: ListQuery<Row>;
  actions: RowActions<Row>;
  editing: Editing<Row>;
}

/** A page of a list as a sheet: its cells are edited in place, and saved together. */
export const SheetTable = <Row extends ListRow, Params extends object>(
  props: SheetTableProps<Row, Params>,
) => {
  const { list, query, actions } = props;
  const nouns = props.nouns.other;
  const { answer, rows, empty } = useRenderedPage(query, list);
  const editing = useMemo(() => {
    const known = withKnownNames(props.editing, rows);
    return { ...known, save: (id: RowId, change: CellChange) => known.save(Number(id), change) };
  }, [props.editing, rows]);
  /** Values saved since the list was read: shown until it is refetched. */
  const [saved, setSaved] = useState<{ at: number; cells: ReadonlyMap<RowId, Cells> }>();
  const sheet = useSheet({
    nouns,
    shownBy: ['mode', 'sheet'],
    editing,
    onSaved: (cells) => setSaved({ at: query.dataUpdatedAt, cells }),
  });

  const overlay = saved?.at === query.dataUpdatedAt ? saved.cells : undefined;
  // Rows are memoized by these objects: a keystroke renders only its own row.
  const shown = useMemo(
    () =>
      rows.map((row): ShownRow => {
        const name = actions.name(row);
        return {
          id: row.id,
          name,
          cells: { ...editing.cellsOf(row), ...overlay?.get(row.id) },
          title: (
            <TitleLink row={row} actions={actions}>
              <bdi>{name}</bdi>
            </TitleLink>
          ),
        };
      }),
    [rows, actions, editing, overlay],
  );

  return (
    <>
      <Toolbar>
        <HelpLink about="Edit a list as a sheet" />
      </Toolbar>
      <Sheet
        sheet={sheet}
        rows={shown}
        busy={query.isFetching}
        head={
          <>
            {query.isError && !query.data && (
              <FailedQuery what={$localize`the ${nouns}:nouns:`} query={query} />
            )}
            {query.isPending && (
              <Stack p="sm" role="status" aria-label={$localize`Loading the ${nouns}:nouns:`}>
                {Array.from({ length: 8 }, (_, index) => (
                  <Skeleton key={index} height={24} />
                ))}
              </Stack>
            )}
            {empty && <NoRows what={empty} nouns={nouns} list={list} />}
          </>
        }
        foot={answer && <Pagination nouns={nouns} answer={answer} list={list} />}
      />
    </>
  );
};
