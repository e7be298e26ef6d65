import { useState } from 'react';

/** What is ticked until somebody unticks it. */
export const useTicks = <Key>() => {
  const [unticked, setUnticked] = useState<ReadonlySet<Key>>(new Set());
  return {
    unticked,
    isTicked: (key: Key) => !unticked.has(key),
    tick: (keys: readonly Key[], ticked: boolean) =>
      setUnticked((before) => {
        const next = new Set(before);
        keys.forEach((key) => (ticked ? next.delete(key) : next.add(key)));
        return next;
      }),
    /** Ticks all again. */
    tickAll: () => setUnticked(new Set()),
  };
};

export type Ticks<Key> = ReturnType<typeof useTicks<Key>>;
