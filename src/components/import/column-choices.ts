import { useMemo, useState, useSyncExternalStore } from 'react';
import { useRouter } from '@tanstack/react-router';
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

/** The columns that were assigned by hand, by the screen; formerly by the plural of the area's records. */
const setting = createLocalSetting('import-columns', parse);

const none: Choices = {};

/** The screen of an import without the record that it is in: `/hotels`, `/hotels/rooms/create`. */
const screenOf = (path: string) => path.replaceAll(/\/\d+(?=\/|$)/g, '');

/** The columns that were assigned by hand on a screen, remembered by this browser. */
export const useColumnChoices = ({ one, other }: { one: string; other: string }) => {
  const router = useRouter();
  const [screen] = useState(() => screenOf(router.state.location.pathname));
  const by = useSyncExternalStore(
    setting.subscribe,
    () => setting.get()[screen] ?? setting.get()[other] ?? none,
  );
  return {
    choices: useMemo((): ColumnChoices => ({ noun: one, by }), [one, by]),
    /** Takes the column with this key for a field, for `id`, or with '' for none. */
    choose: (key: string, to: string) => setting.set({ ...setting.get(), [screen]: { ...by, [key]: to } }),
  };
};
