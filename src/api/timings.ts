/** How long to wait, in milliseconds. Tests shorten them. */
export const timings = {
  read: 30_000,
  write: 60_000,
  upload: 180_000,
  refresh: 30_000,
  /** How long the response to a write waits for its reader's code. */
  reader: 5_000,
  /** How long a tab may hold the lock for a refresh, in the middle of which it may have been frozen. */
  tabLock: 20_000,
  /** localStorage is not immediately synchronised: how long a refreshed token may take to reach another tab. */
  otherTab: 500,
};
