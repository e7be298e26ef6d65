import { useSyncExternalStore } from 'react';
import { readOwner } from '@/api/session/tokens';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';

/** The keys of contradictions that were waved off, by user and package. */
type WavedOff = Readonly<Record<string, readonly string[]>>;

/** As many packages as are kept, those changed last. */
const MOST = 500;

const wavedOff = createLocalSetting('waved-off', (stored): WavedOff =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).map(([of, keys]) => [
      of,
      Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
    ]),
  ),
);

const placeOf = (id: number): string => `${readOwner() ?? ''} package ${id}`;

/** Remembers in this browser that a contradiction of a package is none, or forgets it. */
export const setWavedOff = (id: number, key: string, isNone: boolean): void => {
  const place = placeOf(id);
  const { [place]: before = [], ...others } = wavedOff.get();
  const keys = [...before.filter((other) => other !== key), ...(isNone ? [key] : [])];
  const kept = Object.entries(others).slice(1 - MOST);
  wavedOff.set(Object.fromEntries([...kept, ...(keys.length > 0 ? [[place, keys] as const] : [])]));
};

/** The keys that the signed-in user waved off for a package. */
export const useWavedOff = (id: number): ReadonlySet<string> => {
  const all = useSyncExternalStore(wavedOff.subscribe, wavedOff.get);
  return new Set(all[placeOf(id)]);
};
