import { useMemo, useSyncExternalStore } from 'react';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';
import type { ColumnChoices } from './assign-columns';

type Choices = ColumnChoices['by'];

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

const choicesOf = (stored: unknown): Choices =>
  isRecord(stored) ? Object.fromEntries(Object.entries(stored).filter(isText)) : {};

const parse = (stored: unknown): Readonly<Record<string, Choices>> =>
  isRecord(stored)
    ? Object.fromEntries(Object.entries(stored).map(([area, choices]) => [area, choicesOf(choices)]))
    : {};

/** The columns that were assigned by hand, by the plural of the area's records. */
const setting = createLocalSetting('import-columns', parse);

const none: Choices = {};

/** The columns that were assigned by hand in an area, remembered by this browser. */
export const useColumnChoices = ({ one, other }: { one: string; other: string }) => {
  const by = useSyncExternalStore(setting.subscribe, () => setting.get()[other] ?? none);
  return {
    choices: useMemo((): ColumnChoices => ({ noun: one, by }), [one, by]),
    /** Takes the column with this key for a field, for `id`, or with '' for none. */
    choose: (key: string, to: string) => setting.set({ ...setting.get(), [other]: { ...by, [key]: to } }),
  };
};
