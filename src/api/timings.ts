/** How long to wait, in milliseconds. Tests shorten them. */
export const timings = {
  read: 30_000,
  write: 60_000,
  upload: 180_000,
  refresh: 30_000,
  /** How long the answer to a write waits for the code that reads it. */
  reader: 5_000,
  /** How long a tab may keep others from refreshing: it may have been frozen in the middle of its own refresh. */
  tabLock: 20_000,
  /** localStorage reaches another tab's process late: how long a renewed token may be on its way. */
  otherTab: 500,
};
