/** The storage of the offline backend. Several backends may share one, as tabs share a browser. */
export interface Persistence {
  read: <T>(key: string) => Promise<T | undefined>;
  /** Atomic: all entries or none. */
  write: (entries: readonly (readonly [string, unknown])[]) => Promise<void>;
  keys: () => Promise<string[]>;
  remove: (keys: readonly string[]) => Promise<void>;
  /** Runs one task at a time, across all backends that share this persistence. */
  exclusive: <T>(task: () => Promise<T>) => Promise<T>;
}

/** A queue that starts a task once the previous one has settled. */
export const serialQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task, task);
    last = next.catch(() => undefined);
    return next;
  };
};

/** Stores everything in memory: for Node, tests and stories. */
export const memoryPersistence = (): Persistence => {
  const entries = new Map<string, unknown>();
  return {
    read: <T>(key: string) => Promise.resolve(structuredClone(entries.get(key)) as T | undefined),
    write: (written) => {
      for (const [key, value] of written) entries.set(key, structuredClone(value));
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...entries.keys()]),
    remove: (removed) => {
      for (const key of removed) entries.delete(key);
      return Promise.resolve();
    },
    exclusive: serialQueue(),
  };
};
