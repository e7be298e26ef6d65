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

/** localStorage that never throws: what a full or denied storage does not take is kept until the tab closes. */
export const browserStorage = {
  read(key: string): string | undefined {
    return memory.get(key) ?? attempt((s) => s.getItem(key)).value ?? undefined;
  },
  write(key: string, value: string): void {
    if (attempt((s) => s.setItem(key, value)).done) {
      memory.delete(key);
      return;
    }
    // An older value left behind would come back on reload, and other tabs would go on using it.
    this.remove(key);
    memory.set(key, value);
    failed = true;
  },
  remove(key: string): void {
    memory.delete(key);
    attempt((s) => s.removeItem(key));
  },
  /** Lets other tabs hear a value through their `storage` event, and keeps nothing. */
  announce(key: string, value: string): void {
    attempt((s) => s.setItem(key, value));
    attempt((s) => s.removeItem(key));
  },
};

/** What to tell the user when this browser does not keep the session; `undefined` while all is well. */
export const storageProblem = (): string | undefined =>
  failed
    ? 'This browser does not keep data for this site: its storage is full or switched off. You stay signed in only until this tab is closed or reloaded.'
    : undefined;
