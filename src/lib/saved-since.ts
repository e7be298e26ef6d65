/** When the form of each path was saved last in this tab, in milliseconds since 1970. */
const saves = new Map<string, number>();

/** Remembers that the form of this path was saved: what was read of its record before may be no longer so. */
export const noteSaved = (path: string, now = Date.now()): void => {
  saves.set(path, now);
};

/** Whether the form of this path was saved in this tab since this moment. */
export const isSavedSince = (path: string, at: number): boolean => {
  const saved = saves.get(path);
  return saved !== undefined && saved >= at;
};
