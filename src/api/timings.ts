/** How long to wait, in milliseconds. Tests shorten them. */
export const timings = {
  read: 30_000,
  write: 60_000,
  upload: 180_000,
  refresh: 30_000,
  /** localStorage reaches another tab's process late: how long a renewed token may be on its way. */
  otherTab: 500,
};
