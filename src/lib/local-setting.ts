/** A setting that outlives the page and is shared by this browser's tabs; `get` and `subscribe` fit `useSyncExternalStore`. */
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
    // A full or denied storage costs the memory of the setting, never the setting itself.
  }
};

/** What re-reads a setting that was changed behind its back. */
const rereads = new Map<string, () => void>();

// Also while nobody subscribes: what is set next builds on what the other tabs have set.
if ('addEventListener' in globalThis) {
  globalThis.addEventListener('storage', ({ key }) => {
    for (const [name, reread] of rereads) if (key === name || key === null) reread();
  });
}

/** Changes what is stored under `key`, whether or not the setting's own code has been loaded. */
export const changeStored = (key: string, change: (stored: unknown) => unknown): void => {
  writeJson(key, change(readJson(key)));
  rereads.get(key)?.();
};

/**
 * A setting kept as JSON in this browser's localStorage under `key` and shared by its tabs. `parse` receives
 * whatever was stored (`null` when nothing was) and must return a valid value for any input.
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
