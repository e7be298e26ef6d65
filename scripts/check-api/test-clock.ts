import type { Clock } from './pace';

/** A clock for tests, which waits in no time. */
export const fastClock = (): Clock => {
  let time = 0;
  return {
    now: () => time,
    wait: async (ms) => {
      const until = time + Math.max(1, ms);
      await Promise.resolve();
      time = Math.max(time, until);
    },
  };
};
