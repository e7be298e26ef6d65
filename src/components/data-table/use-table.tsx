import { useMemo } from 'react';
import { Checkbox } from '@mantine/core';
import {
  getMRT_RowSelectionHandler,
  useMantineReactTable,
  type MRT_ColumnDef,
  type MRT_TableInstance,
  type MRT_Updater,
} from 'mantine-react-table';
import { CellContent } from './cell-content';
import type { Column, ListRow, RowActions } from './column';
import { GroupedRows } from './grouping';
import { useTablePreferences } from './preferences';
import { RowActionsCell } from './row-actions';
import { StatusCell } from './status-cell';
import { TitleLink } from './title-link';
import classes from './data-table.module.css';

interface TableInput<Row extends ListRow> {
  id: string;
  columns: readonly Column<Row>[];
  actions: RowActions<Row>;
  rows: Row[];
  loading: boolean;
  perPage: number;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  selected: Record<string, boolean>;
  onSelect: (selected: Record<string, boolean>) => void;
  recentId: number | undefined;
  onDelete: (row: Row) => void;
  /** Given while rows stand under headings. */
  heading: ((row: Row) => string) | undefined;
}

const actionsKey = 'mrt-row-actions';
const selectKey = 'mrt-row-select';
const actionWidth = 34;

const resolve = <Value,>(updater: MRT_Updater<Value>, value: Value) =>
  updater instanceof Function ? updater(value) : updater;

const sortingOf = (sort: string | undefined) =>
  sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];

const columnDefs = <Row extends ListRow>(columns: readonly Column<Row>[], actions: RowActions<Row>) => {
  const defs: MRT_ColumnDef<Row>[] = columns.map((column, index) => {
    return {
      id: column.key,
      header: column.header,
      accessorFn: column.value,
      size: column.size ?? (index === 0 ? 280 : 160),
      enableSorting: column.sortable !== false,
      enableHiding: index > 0,
      Cell: ({ row: { original } }) =>
        index === 0 ? (
          <TitleLink row={original} actions={actions}>
            {column.cell?.(original) ?? String(column.value(original) ?? '–')}
          </TitleLink>
        ) : (
          <CellContent column={column} row={original} />
        ),
    };
  });
  const { status } = actions;
  if (!status) return defs;
  return [
    ...defs,
    {
      id: 'status',
      header: 'Status',
      accessorFn: status.of,
      size: 130,
      Cell: ({ row: { original } }) => <StatusCell row={original} actions={actions} />,
    } satisfies MRT_ColumnDef<Row>,
  ];
};

/** The table library's instance for one list: server-side paging and order, preferences remembered by `id`. */
export const useTable = <Row extends ListRow>(input: TableInput<Row>): MRT_TableInstance<Row> => {
  const { columns, actions, rows, loading, selected, recentId, onDelete, heading } = input;
  const [preferences, change] = useTablePreferences(input.id);
  const defs = useMemo(() => columnDefs(columns, actions), [columns, actions]);
  const sorting = sortingOf(input.sort);
  const columnVisibility = {
    ...Object.fromEntries(columns.filter(({ hidden }) => hidden).map(({ key }) => [key, false])),
    ...preferences.columnVisibility,
  };
  const order = [selectKey, ...defs.map(({ id }) => id ?? ''), actionsKey];
  const known = preferences.columnOrder.filter((key) => order.includes(key));
  const actionCount =
    [actions.view, actions.edit, actions.remove].filter(Boolean).length + (actions.extra?.count ?? 0);

  return useMantineReactTable<Row>({
    columns: defs,
    data: rows,
    getRowId: (row) => String(row.id),
    manualPagination: true,
    manualSorting: true,
    manualFiltering: true,
    enableColumnFilters: false,
    enableGlobalFilter: false,
    enablePagination: false,
    enableFullScreenToggle: false,
    enableMultiSort: false,
    sortDescFirst: false,
    enableRowSelection: true,
    enableColumnPinning: true,
    enableColumnOrdering: true,
    enableColumnDragging: false,
    // Hiding, order and pinning stand in one menu over the table; a menu in each head would only cost time.
    enableColumnActions: false,
    enableColumnResizing: true,
    enableRowActions: actionCount > 0,
    enableStickyHeader: false,
    layoutMode: 'semantic',
    positionActionsColumn: 'last',
    selectAllMode: 'page',
    renderRowActions: ({ row }) => (
      <RowActionsCell row={row.original} actions={actions} onDelete={onDelete} />
    ),
    displayColumnDefOptions: {
      [selectKey]: {
        size: 40,
        grow: false,
        enableHiding: false,
        enableResizing: false,
        Cell: ({ row, table, renderedRowIndex }) => (
          <Checkbox
            size="xs"
            aria-label={`Select ${actions.name(row.original)}`}
            checked={row.getIsSelected()}
            onChange={(event) => {
              getMRT_RowSelectionHandler({
                row,
                table,
                ...(renderedRowIndex !== undefined && { renderedRowIndex }),
              })(event);
            }}
          />
        ),
      },
      [actionsKey]: {
        header: 'Actions',
        size: actionCount * actionWidth + 24,
        enableResizing: false,
        mantineTableHeadCellProps: { className: classes.actionsHead },
      },
    },
    mantineSelectAllCheckboxProps: { 'aria-label': 'Select all rows of this page', size: 'xs' },
    mantineTableBodyRowProps: ({ row }) => ({
      className: classes.row,
      'data-recent': row.original.id === recentId || undefined,
    }),
    mantineTableBodyProps: ({ table }) =>
      heading && !loading ? { children: <GroupedRows table={table} heading={heading} /> } : {},
    mantineTableProps: { className: classes.table, highlightOnHover: true, withColumnBorders: false },
    mantineTableContainerProps: { className: classes.container },
    localization: { showHideColumns: 'Columns', toggleDensity: 'Density' },
    state: {
      ...preferences,
      columnVisibility,
      columnOrder: known.length > 0 ? [...known, ...order.filter((key) => !known.includes(key))] : order,
      columnPinning: preferences.columnPinning,
      pagination: { pageIndex: 0, pageSize: input.perPage },
      rowSelection: selected,
      showSkeletons: loading,
      sorting,
    },
    onSortingChange: (updater) => {
      const [first] = resolve(updater, sorting);
      input.onSort(first && `${first.desc ? '-' : ''}${first.id}`);
    },
    onRowSelectionChange: (updater) => {
      input.onSelect(resolve(updater, selected));
    },
    onDensityChange: (updater) => {
      change({ density: resolve(updater, preferences.density) });
    },
    onColumnVisibilityChange: (updater) => {
      change({ columnVisibility: resolve(updater, columnVisibility) });
    },
    onColumnOrderChange: (updater) => {
      change({ columnOrder: resolve(updater, preferences.columnOrder) });
    },
    onColumnPinningChange: (updater) => {
      change({ columnPinning: resolve(updater, preferences.columnPinning) });
    },
    onColumnSizingChange: (updater) => {
      change({ columnSizing: resolve(updater, preferences.columnSizing) });
    },
  });
};
