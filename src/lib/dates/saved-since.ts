/** When the form at each path was last saved in this tab, in milliseconds since 1970. */
const saves = new Map<string, number>();

/** Records that the form at this path was saved: data read of its record before may be stale. */
export const noteSaved = (path: string, now = Date.now()): void => {
  saves.set(path, now);
};

/** Whether a form at a path below this one was saved in this tab after this time. */
export const isSavedBelow = (path: string, at: number): boolean =>
  [...saves].some(([saved, time]) => saved.startsWith(`${path}/`) && time >= at);

/** Whether the form at this path was saved in this tab after this time. */
export const isSavedSince = (path: string, at: number): boolean => {
  const saved = saves.get(path);
  return saved !== undefined && saved >= at;
};
