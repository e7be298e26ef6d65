import { useMemo } from 'react';
import {
  type MRT_ColumnDef,
  type MRT_TableInstance,
  type MRT_Updater,
  useMantineReactTable,
} from 'mantine-react-table';
import { headerOf, type ListRow } from './column';
import { useTablePreferences } from './preferences';
import type { TableColumn } from './table-columns';

/** The columns that rows can be sorted by, and the current sorting: `-name` is descending. */
export interface Sorting {
  keys: readonly string[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

interface TableInput<Row extends ListRow> {
  /** Identifies the preferences. */
  id: string;
  columns: readonly TableColumn<Row>[];
  sorting: Sorting;
}

const resolve = <Value,>(updater: MRT_Updater<Value>, value: Value) =>
  updater instanceof Function ? updater(value) : updater;

const sortingOf = (sort: string | undefined) =>
  sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];

// The rows are rendered from the list's own answer; the library manages only the columns.
const noRows: never[] = [];

const columnDefs = <Row extends ListRow>(columns: readonly TableColumn<Row>[], sortable: readonly string[]) =>
  columns.map((column): MRT_ColumnDef<Row> => ({
    id: column.key,
    header: headerOf(column),
    accessorFn: column.value,
    ...(column.size !== undefined && { size: column.size }),
    enableSorting: sortable.includes(column.key),
    enableHiding: !column.title,
  }));

/** The table library's model of a list's columns: order, width, pinning, visibility (stored under `id`) and sorting. */
export const useTable = <Row extends ListRow>(input: TableInput<Row>): MRT_TableInstance<Row> => {
  const { columns } = input;
  const { keys: sortable, sort, onSort } = input.sorting;
  const [preferences, change] = useTablePreferences(input.id);
  const defs = useMemo(() => columnDefs(columns, sortable), [columns, sortable]);
  const sorting = sortingOf(sort);
  const columnVisibility = {
    ...Object.fromEntries(columns.filter(({ hidden }) => hidden).map(({ key }) => [key, false])),
    ...preferences.columnVisibility,
  };
  const keys = columns.map(({ key }) => key);
  const known = preferences.columnOrder.filter((key) => keys.includes(key));

  return useMantineReactTable<Row>({
    columns: defs,
    data: noRows,
    manualSorting: true,
    enableFilters: false,
    enableColumnFilters: false,
    enableGlobalFilter: false,
    enablePagination: false,
    enableMultiSort: false,
    sortDescFirst: false,
    enableColumnPinning: true,
    enableColumnOrdering: true,
    enableColumnResizing: true,
    layoutMode: 'semantic',
    state: {
      ...preferences,
      columnVisibility,
      columnOrder: [...known, ...keys.filter((key) => !known.includes(key))],
      sorting,
    },
    onSortingChange: (updater) => {
      const [first] = resolve(updater, sorting);
      onSort(first && `${first.desc ? '-' : ''}${first.id}`);
    },
    onDensityChange: (updater) => change({ density: resolve(updater, preferences.density) }),
    onColumnVisibilityChange: (updater) => change({ columnVisibility: resolve(updater, columnVisibility) }),
    onColumnOrderChange: (updater) => change({ columnOrder: resolve(updater, preferences.columnOrder) }),
    onColumnPinningChange: (updater) =>
      change({ columnPinning: resolve(updater, preferences.columnPinning) }),
    onColumnSizingChange: (updater) => change({ columnSizing: resolve(updater, preferences.columnSizing) }),
  });
};
