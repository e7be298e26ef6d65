import { useDeferredValue } from 'react';
import { useElementScrollRestoration } from '@tanstack/react-router';

const getElement = () => window;

/**
 * How many of `count` items to render: `atOnce` of them at first, the others between keystrokes. All of them with
 * `whole`, and if a scroll position is to be restored.
 */
export const useBitByBit = (count: number, atOnce: number, whole = false): number => {
  const comesBack = useElementScrollRestoration({ getElement }) !== undefined;
  const deferred = useDeferredValue(count, Math.min(count, atOnce));
  return whole || comesBack ? count : Math.max(deferred, Math.min(count, atOnce));
};
