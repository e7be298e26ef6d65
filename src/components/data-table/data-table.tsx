import { useCallback, useEffect, useMemo, useState } from 'react';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { MRT_ToggleDensePaddingButton } from 'mantine-react-table';
import { unreadableRows } from '@/api/body';
import type { Address } from '@/components/address';
import { DeleteDialog } from '@/components/detail-page/delete-dialog';
import { ErrorPanel } from '@/components/state-panel';
import { useNarrow } from '@/components/use-narrow';
import type { ListState } from '@/components/list-page/use-list-search';
import { recentOn } from '@/lib/recent-record';
import { BulkBar } from './bulk-bar';
import { BulkGuard } from './bulk-guard';
import type { Column, ListPageOf, ListQuery, ListRow, RowActions } from './column';
import classes from './data-table.module.css';
import { ColumnMenu } from './column-menu';
import { EmptyList } from './empty-list';
import { ExportMenu } from './export-menu';
import { GroupedCards, GroupSwitch, type Grouping } from './grouping';
import { Pagination } from './pagination';
import { RowCards, SelectPage } from './row-cards';
import { tableColumns } from './table-columns';
import { TableGrid } from './table-grid';
import { useFocusAfterDelete } from './use-focus-after-delete';
import { useNamed } from './use-named';
import { UnreadableNote } from './unreadable-note';
import { useBulkRun } from './use-bulk-run';
import { useSelection } from './use-selection';
import { useTable } from './use-table';

interface DataTableProps<Row extends ListRow, Params extends object> {
  /** The records' name in the plural and in lower case: heads messages, names preferences and export files. */
  nouns: string;
  list: ListState<Params>;
  /** The generated list hook's result for `list.params`. */
  query: ListQuery<Row>;
  /** The generated list call, for exports. */
  fetchPage: (params: Params, signal: AbortSignal) => Promise<ListPageOf<Row>>;
  /** The first column is the title, which links to the record. */
  columns: readonly Column<Row>[];
  actions: RowActions<Row>;
  /** Where a first record is created, offered while there is none. */
  createTo?: Address;
  /** Offers to put the rows under headings. */
  grouping?: Grouping<Row> | undefined;
}

const exportPageSize = 100;
const noRows: never[] = [];

/** The rows of a list in all of its states, with selection, bulk actions, preferences and export. */
export const DataTable = <Row extends ListRow, Params extends object>(props: DataTableProps<Row, Params>) => {
  const { nouns, list, query, fetchPage, columns, createTo, grouping } = props;
  const actions = useNamed(props.actions);
  const narrow = useNarrow();
  const rows = query.data?.data ?? noRows;
  const meta = query.data?.meta;
  const heading = list.search.group === undefined ? undefined : grouping?.heading;
  const router = useRouter();
  const [recentId] = useState(() => recentOn(router.state.location.pathname));
  const [deleting, setDeleting] = useState<Row>();
  const [frame, onDeleted] = useFocusAfterDelete(rows);
  const selection = useSelection(rows);
  const bulk = useBulkRun<Row>((failed, untouched) => {
    selection.only([...failed, ...untouched]);
  });
  const onDelete = useCallback((row: Row) => {
    setDeleting(row);
  }, []);
  const drawn = useMemo(() => tableColumns(columns, actions), [columns, actions]);
  const table = useTable({
    id: nouns,
    columns: drawn,
    sort: list.search.sort,
    onSort: (sort) => {
      list.set({ sort, group: undefined, page: undefined });
    },
  });

  // In the order of the heads, the pinned ones at their ends. The library makes its columns anew with each render.
  const keys = [
    table.getLeftVisibleLeafColumns(),
    table.getCenterVisibleLeafColumns(),
    table.getRightVisibleLeafColumns(),
  ]
    .flatMap((part) => part.map(({ id }) => id))
    .join();
  const visible = useMemo(
    () => keys.split(',').flatMap((key) => drawn.filter((column) => column.key === key)),
    [drawn, keys],
  );

  const beyondTheEnd = meta !== undefined && !query.isPlaceholderData && rows.length === 0 && list.page > 1;
  const lastPage = Math.max(1, Math.min(meta?.last_page ?? 1, list.page - 1));
  const { set } = list;
  useEffect(() => {
    if (beyondTheEnd) set({ page: lastPage }, true);
  }, [beyondTheEnd, lastPage, set]);

  const retry = () => {
    void query.refetch();
  };
  const cards = (some: readonly Row[]) => (
    <RowCards
      rows={some}
      columns={drawn}
      actions={actions}
      selection={selection}
      recentId={recentId}
      onDelete={onDelete}
    />
  );

  if (query.isError && !query.data) {
    return (
      <div className={classes.frame}>
        <ErrorPanel what={`the ${nouns}`} error={query.error} onRetry={retry} />
      </div>
    );
  }
  const filtered = list.definition.filters.some((name) => (list.search as Record<string, unknown>)[name]);
  const empty = meta !== undefined && rows.length === 0 && !beyondTheEnd;

  return (
    <Stack gap="xs">
      {query.isError && (
        <Alert color="danger" role="alert" title={`The ${nouns} could not be refreshed.`}>
          <Button size="compact-sm" variant="default" onClick={retry}>
            Retry
          </Button>
        </Alert>
      )}
      <UnreadableNote count={unreadableRows(meta)} />
      <div ref={frame} className={classes.frame} aria-busy={query.isFetching}>
        <div className={classes.toolbar}>
          <BulkBar
            rows={selection.rows}
            actions={actions}
            bulk={bulk}
            onClear={() => {
              selection.only([]);
            }}
          />
          <div className={classes.tools}>
            {grouping && <GroupSwitch label={grouping.label} list={list} />}
            <ExportMenu
              fileName={nouns.replaceAll(' ', '-')}
              columns={visible}
              pageRows={rows}
              selectedRows={selection.rows}
              fetchPage={(page, signal) =>
                fetchPage({ ...list.params, page, per_page: exportPageSize }, signal)
              }
            />
            {!narrow && (
              <>
                <MRT_ToggleDensePaddingButton table={table} size="sm" />
                <ColumnMenu table={table} />
              </>
            )}
          </div>
        </div>
        {empty ? (
          <EmptyList nouns={nouns} filtered={filtered} onClear={list.clearFilters} createTo={createTo} />
        ) : (
          <div className={query.isPlaceholderData ? classes.stale : undefined}>
            {!narrow && (
              <TableGrid
                table={table}
                columns={visible}
                actions={actions}
                rows={rows}
                loading={query.isPending}
                perPage={list.perPage}
                selection={selection}
                recentId={recentId}
                onDelete={onDelete}
                heading={heading}
              />
            )}
            {narrow &&
              (query.isPending ? (
                <Stack p="sm" aria-hidden>
                  {Array.from({ length: 5 }, (_, index) => (
                    <Skeleton key={index} height={72} />
                  ))}
                </Stack>
              ) : (
                <>
                  <SelectPage rows={rows} selection={selection} />
                  {heading ? (
                    <GroupedCards rows={rows} heading={heading}>
                      {cards}
                    </GroupedCards>
                  ) : (
                    cards(rows)
                  )}
                </>
              ))}
          </div>
        )}
        {meta && (
          <div className={classes.footer}>
            <Pagination
              meta={meta}
              page={list.page}
              perPage={list.perPage}
              onPage={(page) => {
                list.set({ page });
              }}
              onPerPage={(per_page) => {
                list.set({ per_page, page: undefined });
              }}
            />
          </div>
        )}
      </div>
      {bulk.run && <BulkGuard nouns={nouns} running={bulk.run.running} isRunning={bulk.isRunning} />}
      <DeleteDialog
        opened={deleting !== undefined}
        noun={actions.noun}
        name={deleting ? actions.name(deleting) : ''}
        remove={async () => deleting && actions.remove?.(deleting)}
        onDeleted={() => {
          if (deleting) onDeleted(deleting);
          selection.only(selection.rows.filter(({ id }) => id !== deleting?.id));
        }}
        onClose={() => {
          setDeleting(undefined);
        }}
      />
    </Stack>
  );
};
