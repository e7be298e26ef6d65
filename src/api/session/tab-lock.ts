import { sleep, timings } from '@/api/client/timings';
import { browserStorage } from './browser-storage';

/** A job that one tab does at a time. `patience`: how long to wait for another tab's result, in ms. */
type Job<T> = (patience: number) => Promise<T>;

const lockName = 'refresh';
const claimKey = 'refresh_claim';

/** Runs the job in one tab at a time, if the browser supports locks; it always runs, with or without a lock. */
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
      // Released only once the result has reached the other tabs, so that the next holder need not wait for it.
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
    // A frozen tab that holds the lock, or a browser that refuses locks, must not block the refresh.
    queue().catch(() => resolve(byClaim(job)));
  });

/** Web Locks need https or localhost. Elsewhere tabs write a claim to storage, and the last writer wins. */
const byClaim = async <T>(job: Job<T>): Promise<T> => {
  const [since] = browserStorage.read(claimKey)?.split(' ') ?? [];
  // A clock that was set back leaves a claim in the future.
  const taken = Math.abs(Date.now() - Number(since ?? 0)) < timings.tabLock;
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
