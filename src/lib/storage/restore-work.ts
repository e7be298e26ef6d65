/** How long restored work waits for its screen to open, in milliseconds. */
const patienceMs = 10_000;

type Receive = (work: unknown) => void;

const receivers = new Map<string, Receive>();
const waiting = new Map<string, { work: unknown; until: number }>();

/**
 * Restores discarded work to the screen with this key: immediately if it is open (returns true), else when it next
 * opens.
 */
export const restoreWork = (key: string, work: unknown, now = Date.now()): boolean => {
  const receive = receivers.get(key);
  if (receive) receive(work);
  else waiting.set(key, { work, until: now + patienceMs });
  return receive !== undefined;
};

/** Registers the screen with this key to receive restored work, also pending work; returns the unsubscribe function. */
export const onWorkRestored = (key: string, receive: Receive, now = Date.now()): (() => void) => {
  receivers.set(key, receive);
  const found = waiting.get(key);
  waiting.delete(key);
  if (found && now <= found.until) receive(found.work);
  return () => {
    if (receivers.get(key) === receive) receivers.delete(key);
  };
};

/** Drops pending work, which the next user did not type. */
export const forgetRestoredWork = (): void => {
  waiting.clear();
};
