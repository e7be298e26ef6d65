import { useEffect, useId, useSyncExternalStore } from 'react';
import { useShown } from './use-overlay-parts';

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

/**
 * How every dialog and drawer opens and closes: with its transition, knowing where the focus was; Escape closes the topmost alone.
 * While it fades out, keys are those of the screen again.
 */
export const useLayer = (opened: boolean) => {
  const id = useId();
  useEffect(() => {
    if (!opened) return undefined;
    restack([...stack, id]);
    return () => restack(stack.filter((other) => other !== id));
  }, [opened, id]);
  const closeOnEscape = useSyncExternalStore(subscribe, () => stack.at(-1) === id);
  return { opened: useShown(opened), closeOnEscape, 'data-closing': !opened || undefined };
};
