/** Runs tasks in order, at most `most` at a time. */
export const createLimit = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      // The next waiting task takes over the slot.
      const start = waiting.shift();
      if (start) start();
      else running -= 1;
    }
  };
};
