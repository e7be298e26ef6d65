const memory = new Map<string, string>();
let failed = false;

const open = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

const storage = open();

const attempt = <T>(action: (storage: Storage) => T): { done: boolean; value?: T } => {
  if (!storage) return { done: false };
  try {
    return { done: true, value: action(storage) };
  } catch {
    return { done: false };
  }
};

/** A localStorage that never throws: what a full or denied storage rejects is kept in memory until the tab closes. */
export const browserStorage = {
  read(key: string): string | undefined {
    return memory.get(key) ?? attempt((s) => s.getItem(key)).value ?? undefined;
  },
  write(key: string, value: string): void {
    if (attempt((s) => s.setItem(key, value)).done) {
      memory.delete(key);
      return;
    }
    // A stale value left in storage would return on reload, and other tabs would keep using it.
    this.remove(key);
    memory.set(key, value);
    failed = true;
  },
  remove(key: string): void {
    memory.delete(key);
    attempt((s) => s.removeItem(key));
  },
  /** Sends a value to other tabs by a `storage` event, without keeping it. */
  announce(key: string, value: string): void {
    attempt((s) => s.setItem(key, value));
    attempt((s) => s.removeItem(key));
  },
};

/** The warning if this browser does not store the session; `undefined` if it does. */
export const storageProblem = (): string | undefined =>
  failed
    ? $localize`This browser does not keep data for this site: its storage is full or switched off. You stay signed in only until this tab is closed or reloaded.`
    : undefined;
