import { useSyncExternalStore } from 'react';
import { createAccountSetting } from '@/lib/storage/account-setting';
import { isRecord } from '@/lib/values/is-record';

/** The keys of contradictions that were waved off, by package. */
type WavedOff = Readonly<Record<string, readonly string[]>>;

/** As many packages as are kept of an account, those changed last. */
const MOST = 500;

/** As an object would put names that are numbers in their own order. */
const placeOf = (id: number): string => `package ${id}`;

const wavedOff = createAccountSetting('waved-off', (stored): WavedOff =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).map(([of, keys]) => [
      of,
      Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
    ]),
  ),
);

/** Remembers in this browser that a contradiction of a package is none, or forgets it. */
export const setWavedOff = (id: number, key: string, isNone: boolean): void => {
  const { [placeOf(id)]: before = [], ...others } = wavedOff.get();
  const keys = [...before.filter((other) => other !== key), ...(isNone ? [key] : [])];
  const kept = Object.entries(others).slice(1 - MOST);
  wavedOff.set(Object.fromEntries([...kept, ...(keys.length > 0 ? [[placeOf(id), keys] as const] : [])]));
};

/** The keys that the signed-in user waved off for a package. */
export const useWavedOff = (id: number): ReadonlySet<string> => {
  const all = useSyncExternalStore(wavedOff.subscribe, wavedOff.get);
  return new Set(all[placeOf(id)]);
};
