import { useSyncExternalStore } from 'react';
import { createAccountSetting } from '@/lib/storage/account-setting';

/** As many pairs as are kept of an account, the newest ones. */
const MOST = 2_000;

/** The pairs that the signed-in user said are not twins: `/hotels 3 17`. */
const notTwins = createAccountSetting('not-twins', (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [],
);

export const pairKey = (path: string, one: { id: number }, other: { id: number }): string =>
  [path, Math.min(one.id, other.id), Math.max(one.id, other.id)].join(' ');

/** Remembers that a pair is none, or forgets it. */
export const setNotTwins = (key: string, isNone: boolean): void => {
  const others = notTwins.get().filter((other) => other !== key);
  notTwins.set(isNone ? [...others, key].slice(-MOST) : others);
};

/** The pairs that the signed-in user said are not twins. */
export const useNotTwins = (): ReadonlySet<string> =>
  new Set(useSyncExternalStore(notTwins.subscribe, notTwins.get));
