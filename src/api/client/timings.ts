/** How long to wait, in milliseconds. Tests shorten them. */
export const timings = {
  read: 30_000,
  write: 60_000,
  upload: 180_000,
  refresh: 30_000,
  /** How long each further attempt to refresh waits, if the server does not say, and at most. */
  refreshAgain: [2_000, 5_000, 10_000],
  longestRefreshPause: 30_000,
  /** How long the response to a write waits for its reader's code. */
  reader: 5_000,
  /** How long a tab may hold the lock for a refresh, in the middle of which it may have been frozen. */
  tabLock: 20_000,
  /** How long a write waits until it is listed, and how long the browser may take for that before it counts as failed. */
  listed: 500,
  list: 5_000,
  /** localStorage is not immediately synchronised: how long a refreshed token may take to reach another tab. */
  otherTab: 500,
  /** How long a lost answer waits for the sign that the server can be reached. */
  reached: 5_000,
  /** How long each attempt to load the settings may take, and the first pause between two; each further one is longer. */
  config: [5_000, 10_000, 15_000],
  configAgain: 1_000,
  /** How long a run waits before it repeats a call that the server refused for now, if the server does not say. */
  refused: [5_000, 10_000, 20_000, 40_000],
  /** A server that asks a run to wait longer is not waited for. */
  longestRefusal: 15 * 60_000,
  /** The longest time between two calls of a run. */
  widestSpacing: 10_000,
  /** The least distance after a refusal, until it is known which one the server takes. */
  narrowestSpacing: 250,
  /**
   * How long the start page rests before it reads what nobody asked for, how long it waits for that rest, as behind a
   * slow server, and the time between two such steps.
   */
  unasked: 1_000,
  unaskedLatest: 5_000,
  unaskedSpacing: 1_500,
  /** How long the pace of a run holds for the next one. */
  paceForgotten: 5 * 60_000,
  /** How long whole lists are shared and kept: 5,000 rows of each kind take about 90 MB. */
  wholeLists: 60_000,
};

/** Resolves after that many milliseconds; never rejects. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
