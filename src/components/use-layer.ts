import { useEffect, useId, useSyncExternalStore } from 'react';

/** The dialogs and drawers that are open, the topmost last. */
let stack: readonly string[] = [];
const listeners = new Set<() => void>();

const restack = (next: readonly string[]) => {
  stack = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether this is the topmost of all dialogs and drawers: the one that Escape is meant for. */
export const useTopmost = (opened: boolean): boolean => {
  const id = useId();
  useEffect(() => {
    if (!opened) return undefined;
    restack([...stack, id]);
    return () => restack(stack.filter((other) => other !== id));
  }, [opened, id]);
  return useSyncExternalStore(subscribe, () => stack.at(-1) === id);
};
