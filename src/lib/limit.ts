/** Runs tasks at most `most` at a time, in the order in which they came. */
export const createLimit = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      // Whoever waits takes the place over.
      const start = waiting.shift();
      if (start) start();
      else running -= 1;
    }
  };
};
