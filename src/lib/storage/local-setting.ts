/** A persistent setting, shared by this browser's tabs; `get` and `subscribe` fit `useSyncExternalStore`. */
export interface LocalSetting<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

const readJson = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const writeJson = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // If storage is full or denied, the setting is not persisted, but still applies.
  }
};

/** Per key, the function that re-reads a setting after an outside change. */
const rereads = new Map<string, () => void>();

// Also without subscribers: the next change builds on what other tabs have stored.
if ('addEventListener' in globalThis) {
  globalThis.addEventListener('storage', ({ key }) => {
    for (const [name, reread] of rereads) if (key === name || key === null) reread();
  });
}

/** Changes the stored value of `key`, even if the setting's own code has not been loaded. */
export const changeStored = (key: string, change: (stored: unknown) => unknown): void => {
  writeJson(key, change(readJson(key)));
  rereads.get(key)?.();
};

/**
 * A setting stored as JSON in localStorage under `key`, shared by this browser's tabs. `parse` receives the stored
 * value (`null` if there is none) and must return a valid one for any input.
 */
export const createLocalSetting = <T>(key: string, parse: (stored: unknown) => T): LocalSetting<T> => {
  const listeners = new Set<() => void>();
  let value: T | undefined;

  const reread = () => {
    value = parse(readJson(key));
    listeners.forEach((listener) => listener());
  };
  rereads.set(key, reread);

  const get = () => (value ??= parse(readJson(key)));

  return {
    get,
    set: (next) => {
      value = next;
      writeJson(key, next);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      rereads.set(key, reread);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
