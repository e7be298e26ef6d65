import { useMemo, useSyncExternalStore } from 'react';
import {
  type MRT_ColumnDef,
  type MRT_DensityState,
  type MRT_TableInstance,
  type MRT_Updater,
  useMantineReactTable,
} from 'mantine-react-table';
import { display, displayOptions } from '@/components/text/display';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';
import { headerOf, type ListRow } from './column';
import type { TableColumn } from './table-columns';

/** A user's preferences for one list, stored in this browser. */
interface TablePreferences {
  density: MRT_DensityState;
  columnVisibility: Record<string, boolean>;
  columnOrder: string[];
  columnPinning: { left?: string[]; right?: string[] };
  columnSizing: Record<string, number>;
}

const defaults: Omit<TablePreferences, 'density'> = {
  columnVisibility: {},
  columnOrder: [],
  columnPinning: {},
  columnSizing: {},
};

const recordOf = <Value,>(value: unknown, isValue: (entry: unknown) => entry is Value) =>
  isRecord(value)
    ? (Object.fromEntries(Object.entries(value).filter(([, entry]) => isValue(entry))) as Record<
        string,
        Value
      >)
    : {};

const isString = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isDensity = (value: unknown): value is MRT_DensityState =>
  displayOptions.density.some((known) => known === value);
const strings = (value: unknown) => (Array.isArray(value) ? value.filter(isString) : []);

const parse = (stored: unknown): TablePreferences => {
  const { density } = display.get();
  if (!isRecord(stored)) return { ...defaults, density };
  const pinning = isRecord(stored.columnPinning) ? stored.columnPinning : {};
  return {
    density: isDensity(stored.density) ? stored.density : density,
    columnVisibility: recordOf(stored.columnVisibility, isBoolean),
    columnOrder: strings(stored.columnOrder),
    columnPinning: { left: strings(pinning.left), right: strings(pinning.right) },
    columnSizing: recordOf(stored.columnSizing, isNumber),
  };
};

/** The preferences of the list `id`, and a function that changes some of them. */
const useTablePreferences = (id: string) => {
  const setting = useMemo(() => createLocalSetting(`table:${id}`, parse), [id]);
  const preferences = useSyncExternalStore(setting.subscribe, setting.get);
  const change = (changes: Partial<TablePreferences>) => setting.set({ ...setting.get(), ...changes });
  return [preferences, change] as const;
};

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
