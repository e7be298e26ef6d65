import { useSyncExternalStore } from 'react';
import { readOwner } from '@/api/session/tokens';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';

/** The pairs that a user said are not twins, by user: `/hotels 3 17`. */
type NotTwins = Readonly<Record<string, readonly string[]>>;

/** As many as are kept, the newest ones. */
const MOST = 2_000;

const notTwins = createLocalSetting('not-twins', (stored): NotTwins =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).map(([owner, keys]) => [
      owner,
      Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
    ]),
  ),
);

export const pairKey = (path: string, one: { id: number }, other: { id: number }): string =>
  [path, Math.min(one.id, other.id), Math.max(one.id, other.id)].join(' ');

/** Remembers that a pair is none, or forgets it. */
export const setNotTwins = (key: string, isNone: boolean): void => {
  const owner = readOwner();
  if (owner === undefined) return;
  const others = (notTwins.get()[owner] ?? []).filter((other) => other !== key);
  notTwins.set({ ...notTwins.get(), [owner]: isNone ? [...others, key].slice(-MOST) : others });
};

/** The pairs that the signed-in user said are not twins. */
export const useNotTwins = (): ReadonlySet<string> => {
  const all = useSyncExternalStore(notTwins.subscribe, notTwins.get);
  return new Set(all[readOwner() ?? ''] ?? []);
};
