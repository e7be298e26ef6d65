import { NAMES_OF } from './forget-records';
import { createLocalSetting, type LocalSetting } from './local-setting';

/** The key of the signed-in account; empty before the first sign-in, and where the browser stores nothing. */
const account = createLocalSetting(NAMES_OF, (stored) => (typeof stored === 'string' ? stored : ''));

const byAccount = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};

/** A setting like `createLocalSetting`, of which each account has its own in this browser. */
export const createAccountSetting = <T>(key: string, parse: (stored: unknown) => T): LocalSetting<T> => {
  const all = createLocalSetting(key, byAccount);
  let read: { all: unknown; account: string; value: T } | undefined;
  return {
    get: () => {
      const [stored, owner] = [all.get(), account.get()];
      if (read?.all !== stored || read.account !== owner)
        read = { all: stored, account: owner, value: parse(stored[owner] ?? null) };
      return read.value;
    },
    set: (value) => all.set({ ...all.get(), [account.get()]: value }),
    subscribe: (listener) => {
      const stops = [all.subscribe(listener), account.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
};
