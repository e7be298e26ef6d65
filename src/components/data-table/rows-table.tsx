import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconBaselineDensityLarge,
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconColumns3,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MRT_DensityState, MRT_TableInstance } from 'mantine-react-table';
import { useDeleteDialog } from '@/components/dialogs/delete-dialog';
import { useNarrow } from '@/components/hooks/use-narrow';
import { useStable } from '@/components/hooks/use-stable';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { LazyPopover } from '@/components/overlays/lazy-popover';
import { useScreenRead } from '@/components/records/use-screen-read';
import { RunGuard } from '@/components/run/run-guard';
import type { ImageRatio } from '@/lib/files/image-ratios';
import { loadChunk } from '@/lib/loading/chunk';
import { noteDeleted } from '@/lib/records/deleted-records';
import { clearOtherHighlight, highlightedOn } from '@/lib/records/highlighted-row';
import { firstNonBlank, unnamed } from '@/lib/records/record-name';
import { capitalized } from '@/lib/text/capitalized';
import { sameItems } from '@/lib/values/same-values';
import type { Column, ListRow, PageOptions, RowActions } from './column';
import classes from './data-table.module.css';
import { ExportMenu } from './export-menu';
import { focusRow } from './focus-row';
import { GroupedCards } from './grouping';
import { CardOutlines, RowCards, SelectPage } from './row-cards';
import { type TableColumn, tableColumns } from './table-columns';
import { TableGrid } from './table-grid';
import { Toolbar } from './toolbar-slot';
import { useBulkRun } from './use-bulk-run';
import { useSelection } from './use-selection';
import { type Sorting, useTable } from './use-table';

interface Density {
  icon: Icon;
  next: MRT_DensityState;
}

const small: Density = { icon: IconBaselineDensitySmall, next: 'xl' };
const medium: Density = { icon: IconBaselineDensityMedium, next: 'xs' };
const large: Density = { icon: IconBaselineDensityLarge, next: 'md' };
const densities = { xs: small, sm: small, md: medium, lg: large, xl: large };

/** Cycles through the three row densities of a list. */
const DensityButton = <Row extends ListRow>({ table }: { table: MRT_TableInstance<Row> }) => {
  const { icon: DensityIcon, next } = densities[table.getState().density];
  return (
    <ActionIcon
      size={32}
      aria-label={$localize`Density`}
      data-hint={$localize`Density`}
      onClick={() => table.setDensity(next)}
    >
      <DensityIcon size={18} aria-hidden />
    </ActionIcon>
  );
};

interface ColumnMenuProps<Row extends ListRow> {
  table: MRT_TableInstance<Row>;
}

const loadPanel = () => loadChunk(() => import('./column-panel'));

/** Which columns a list shows, in which order, and which are pinned. */
const ColumnMenu = <Row extends ListRow>({ table }: ColumnMenuProps<Row>) => (
  <LazyPopover
    label={$localize`Columns`}
    load={loadPanel}
    panel={({ ColumnPanel }) => <ColumnPanel table={table} />}
  >
    {(props) => (
      <ActionIcon {...props} size={32} aria-label={$localize`Columns`} data-hint={$localize`Columns`}>
        <IconColumns3 size={18} />
      </ActionIcon>
    )}
  </LazyPopover>
);

/**
 * The id of the row to highlight on this list, if any. Once the rows are rendered, that row is focused, unless
 * something has the focus by then.
 */
const useHighlightedRow = (ready: boolean): number | undefined => {
  const [{ pathname }] = useState(useRouter().state.location);
  const [highlightedId] = useState(() => highlightedOn(pathname)?.id);
  useEffect(() => clearOtherHighlight(pathname), [pathname]);
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'main';
    const row = document.querySelector('[data-row][data-highlighted]');
    if (highlightedId !== undefined && isFree && row) focusRow(row);
  }, [highlightedId, ready]);
  return highlightedId;
};

/** The actions, with a fallback name for rows that the API left unnamed, and the plural noun. */
const useNamed = <Row extends ListRow>(actions: RowActions<Row>, nouns: string): RowActions<Row> =>
  useMemo(() => {
    const name = (row: Row) => firstNonBlank(actions.name(row)) ?? unnamed(actions.noun, row.id);
    return { ...actions, nouns, name };
  }, [actions, nouns]);

/** Says that rows are loading, whose outlines say nothing. */
const LoadingRows = ({ nouns }: { nouns: string }) => (
  <VisuallyHidden role="status" aria-label={$localize`Loading the ${nouns}:nouns:`} />
);

interface RowsTableProps<Row extends ListRow> {
  /** The plural noun in lower case: used in messages, and as the name of preferences and export files. */
  nouns: string;
  /** The first column is the title, which links to the record. */
  columns: readonly Column<Row>[];
  actions: RowActions<Row>;
  rows: readonly Row[];
  sorting: Sorting;
  /** The number of skeleton rows while loading. */
  loading?: number | undefined;
  /** Renders cards instead of a table: on a narrow screen by default. */
  narrow?: boolean;
  /** Renders tiles instead, with their images in this aspect ratio. */
  gallery?: ImageRatio | undefined;
  /** Whether other rows are loading; `stale` while these are shown as placeholders. */
  busy?: boolean;
  stale?: boolean;
  /** Given while rows are grouped under headings. */
  heading?: ((row: Row) => string) | undefined;
  /** The list's own controls, before the table's. */
  tools?: ReactNode;
  /** The query options of a page under the current filters, for exports beyond these rows. */
  page?: PageOptions<number, Row>;
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode;
  footer?: ReactNode;
}

const LOST = $localize`What can be done with selected rows could not be loaded.`;

/** The visible columns with that of the images, which a gallery shows though it is hidden in the table. */
const withImages = <Row extends ListRow>(
  all: readonly TableColumn<Row>[],
  visible: readonly TableColumn<Row>[],
) => [...all.filter(({ image }) => image), ...visible.filter(({ image }) => !image)];

/** Rows with selection, bulk actions, preferences and export, from any source; cards where it is narrow. */
export const RowsTable = <Row extends ListRow>(props: RowsTableProps<Row>) => {
  const { nouns, columns, rows, sorting, loading, gallery, heading, empty } = props;
  const actions = useNamed(props.actions, nouns);
  const narrowScreen = useNarrow();
  const narrow = gallery !== undefined || (props.narrow ?? narrowScreen);
  const router = useRouter();
  const highlightedId = useHighlightedRow(rows.length > 0);
  const selection = useSelection(rows);
  const bulk = useBulkRun(actions.name, selection.set);
  const [onDelete, deleteDialog] = useDeleteDialog(
    actions.noun,
    (row: Row) => {
      const { pathname } = router.state.location;
      return {
        name: actions.name(row),
        listed: { path: pathname, id: row.id },
        remove: async () => actions.remove?.(row.id),
        onDeleted: () => {
          noteDeleted(pathname, row.id);
          selection.set([row], false);
        },
      };
    },
    { nouns, caution: (row) => actions.caution?.([row], 'delete') },
  );
  const allColumns = useMemo(() => tableColumns(columns, actions), [columns, actions]);
  const table = useTable({ id: nouns, columns: allColumns, sorting });

  // In rendered order, pinned columns at their ends. The library creates new column objects in each render.
  const heads = [
    ...table.getLeftVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getRightVisibleLeafColumns(),
  ];
  const visible = useStable(
    heads.flatMap(({ id }) => allColumns.filter(({ key }) => key === id)),
    sameItems,
  );

  const inBar = selection.rows.length > 0 || bulk.action !== undefined;
  const bar = useChunk(() => import('./bulk-bar'), useScreenRead() || inBar);
  const cards = (some: readonly Row[]) => (
    <RowCards
      rows={some}
      columns={gallery ? withImages(allColumns, visible) : visible}
      actions={actions}
      gallery={gallery}
      selection={selection}
      highlightedId={highlightedId}
      onDelete={onDelete}
    />
  );

  return (
    <>
      <div ref={focusAfterRemoval} className={classes.frame} data-gallery={gallery} aria-busy={props.busy}>
        {loading !== undefined && <LoadingRows nouns={nouns} />}
        <Toolbar>
          {props.tools}
          <ExportMenu
            fileName={nouns.replaceAll(' ', '-')}
            columns={visible}
            pageRows={rows}
            selectedRows={selection.rows}
            page={props.page}
          />
          {!narrow && <DensityButton table={table} />}
          <ColumnMenu table={table} />
        </Toolbar>
        {narrow && !empty && loading === undefined && <SelectPage rows={rows} selection={selection} />}
        <div
          className={classes.bulk}
          data-shown={inBar || undefined}
          data-over-head={(inBar && !empty) || undefined}
        >
          {inBar && bar.state === 'ready' && (
            <bar.module.BulkBar
              rows={selection.rows}
              elsewhere={selection.rows.length - rows.filter(selection.has).length}
              actions={actions}
              bulk={bulk}
              onClear={selection.clear}
              onDeselect={(gone) => selection.set(gone, false)}
            />
          )}
          {inBar && bar.state === 'failed' && <ChunkLost chunk={bar}>{LOST}</ChunkLost>}
        </div>
        {empty ?? (
          <div className={props.stale ? classes.stale : undefined}>
            {!narrow && (
              <TableGrid
                name={capitalized(nouns)}
                table={table}
                columns={visible}
                actions={actions}
                rows={rows}
                loading={loading}
                selection={selection}
                highlightedId={highlightedId}
                onDelete={onDelete}
                heading={heading}
              />
            )}
            {narrow &&
              loading === undefined &&
              (heading ? (
                <GroupedCards rows={rows} heading={heading}>
                  {cards}
                </GroupedCards>
              ) : (
                cards(rows)
              ))}
            {narrow && loading !== undefined && (
              <CardOutlines count={Math.min(loading, 20)} gallery={gallery} />
            )}
          </div>
        )}
        {props.footer && <div className={classes.footer}>{props.footer}</div>}
      </div>
      {bulk.action && (
        <RunGuard
          run={bulk.undo.running ? bulk.undo : bulk}
          name={`bulk-${nouns}`}
          rest={$localize`Leaving stops this. What is done stays; the other ${nouns}:nouns: are not changed.`}
        />
      )}
      {deleteDialog}
    </>
  );
};
