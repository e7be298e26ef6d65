import { browserStorage } from '@/session/browser-storage';
import { timings } from './timings';

/** What only one tab should do at a time. `patience`: how long another tab's result may still be on its way, in ms. */
type Job<T> = (patience: number) => Promise<T>;

const lockName = 'refresh';
const claimKey = 'refresh_claim';

/** Resolves after that many milliseconds; never rejects. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the job in one tab at a time, as well as the browser allows: it always runs, with or without a lock. */
export const inOneTab = <T>(job: Job<T>, signal: AbortSignal): Promise<T> => {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? byLock(locks, job, signal) : byClaim(job);
};

const byLock = <T>(locks: LockManager, job: Job<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve) => {
    const hold = async (patience: number) => {
      const result = job(patience);
      resolve(result);
      await result.catch(() => undefined);
      // Let go only when the result has reached the other tabs: whoever finds the lock free need not wait for one.
      await sleep(timings.otherTab);
    };
    const queue = async () => {
      const free = await locks.request(lockName, { ifAvailable: true }, async (lock) => {
        if (lock) await hold(0);
        return lock !== null;
      });
      if (free) return;
      const bound = AbortSignal.any([signal, AbortSignal.timeout(timings.tabLock - timings.otherTab)]);
      await locks.request(lockName, { signal: bound }, () => hold(timings.otherTab));
    };
    // A tab that was frozen while it held the lock, or a browser that refuses locks, must not keep us from refreshing.
    queue().catch(() => resolve(byClaim(job)));
  });

/** Web Locks need https or localhost. Elsewhere tabs leave a note in storage, and the last one to have written goes. */
const byClaim = async <T>(job: Job<T>): Promise<T> => {
  const [since] = browserStorage.read(claimKey)?.split(' ') ?? [];
  const taken = Date.now() - Number(since ?? 0) < timings.tabLock;
  const mine = `${Date.now()} ${Math.random()}`;
  if (!taken) {
    browserStorage.write(claimKey, mine);
    await sleep(timings.otherTab);
  }
  if (browserStorage.read(claimKey) !== mine) return job(timings.tabLock);
  try {
    return await job(0);
  } finally {
    if (browserStorage.read(claimKey) === mine) browserStorage.remove(claimKey);
  }
};
