/** A setting that outlives the page and is shared by this browser's tabs; `get` and `subscribe` fit `useSyncExternalStore`. */
export interface LocalSetting<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or denied storage costs the memory of the setting, never the setting itself.
  }
}

/**
 * A setting kept as JSON in this browser's localStorage under `key` and shared by its tabs. `parse` receives
 * whatever was stored (`null` when nothing was) and must return a valid value for any input.
 */
export function createLocalSetting<T>(key: string, parse: (stored: unknown) => T): LocalSetting<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;

  const changedElsewhere = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    value = parse(readJson(key));
    listeners.forEach((listener) => listener());
  };

  const get = () => (value ??= parse(readJson(key)));

  return {
    get,
    set: (next) => {
      value = next;
      writeJson(key, next);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere);
      };
    },
  };
}
