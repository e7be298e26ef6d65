import { useMemo, useSyncExternalStore } from 'react';
import type { MRT_DensityState } from 'mantine-react-table';
import { display, displayOptions } from '@/components/text/display';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';

/** A user's preferences for one list, stored in this browser. */
export interface TablePreferences {
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

const recordOf = <Value>(value: unknown, isValue: (entry: unknown) => entry is Value) =>
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
export const useTablePreferences = (id: string) => {
  const setting = useMemo(() => createLocalSetting(`table:${id}`, parse), [id]);
  const preferences = useSyncExternalStore(setting.subscribe, setting.get);
  const change = (changes: Partial<TablePreferences>) => setting.set({ ...setting.get(), ...changes });
  return [preferences, change] as const;
};
