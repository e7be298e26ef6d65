/** How long discarded work waits for its screen once it was asked back, in milliseconds. */
const patienceMs = 10_000;

type Receive = (work: unknown) => void;

const receivers = new Map<string, Receive>();
const waiting = new Map<string, { work: unknown; until: number }>();

/**
 * Gives discarded work back to the screen of this key: at once where it is open, which is what is returned, else when it
 * opens next.
 */
export const giveBack = (key: string, work: unknown, now = Date.now()): boolean => {
  const receive = receivers.get(key);
  if (receive) receive(work);
  else waiting.set(key, { work, until: now + patienceMs });
  return receive !== undefined;
};

/** Lets the screen of this key receive what is given back, also what waits for it; returns the way to stop. */
export const receiveBack = (key: string, receive: Receive, now = Date.now()): (() => void) => {
  receivers.set(key, receive);
  const found = waiting.get(key);
  waiting.delete(key);
  if (found && now <= found.until) receive(found.work);
  return () => {
    if (receivers.get(key) === receive) receivers.delete(key);
  };
};

/** Forgets what waits for its screen: whoever comes next did not type it. */
export const forgetGivenBack = (): void => {
  waiting.clear();
};
