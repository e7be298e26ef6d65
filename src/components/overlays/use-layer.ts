import { useEffect, useId, useSyncExternalStore } from 'react';
import { useOpenAfterMount } from './use-overlay-parts';

/** The open dialogs and drawers, topmost last. */
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
 * Opens and closes a dialog or drawer: with its transition and focus return; Escape closes only the topmost. A closing one
 * no longer disables the screen's shortcuts.
 */
export const useLayer = (opened: boolean) => {
  const id = useId();
  useEffect(() => {
    if (!opened) return undefined;
    restack([...stack, id]);
    return () => restack(stack.filter((other) => other !== id));
  }, [opened, id]);
  const closeOnEscape = useSyncExternalStore(subscribe, () => stack.at(-1) === id);
  return { opened: useOpenAfterMount(opened), closeOnEscape, 'data-closing': !opened || undefined };
};
