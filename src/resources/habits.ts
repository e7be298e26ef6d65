import { apiBaseUrl } from '@/api/client/config';
import type { Habit } from '@/components/dialogs/record-uses-context';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';

const habits = ['refuses', 'empties', 'deletes', 'keeps'] as const satisfies readonly Habit[];

/** What each API did at deletions, by its address, the path of the list and the key of the use. */
const setting = createLocalSetting('deletion-habits', (stored): Readonly<Record<string, Habit>> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([key, value]) => {
      const habit = habits.find((one) => one === value);
      return habit ? [[key, habit]] : [];
    }),
  ),
);

const keyOf = (path: string, use: string) => `${apiBaseUrl()} ${path} ${use}`;

/** What the server did with records that used one of the list at `path` when that was deleted. */
export const habitOf = (path: string, use: string): Habit | undefined => setting.get()[keyOf(path, use)];

export const noteHabit = (path: string, use: string, habit: Habit): void =>
  setting.set({ ...setting.get(), [keyOf(path, use)]: habit });
