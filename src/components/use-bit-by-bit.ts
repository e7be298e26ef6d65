import { useDeferredValue } from 'react';
import { useElementScrollRestoration } from '@tanstack/react-router';

const getElement = () => window;

/**
 * How many of `count` things to render: `atOnce` of them when they first come, the others between keystrokes. All of them with
 * `whole`, and for whoever comes back to where they had scrolled to.
 */
export const useBitByBit = (count: number, atOnce: number, whole = false): number => {
  const comesBack = useElementScrollRestoration({ getElement }) !== undefined;
  const deferred = useDeferredValue(count, Math.min(count, atOnce));
  return whole || comesBack ? count : Math.max(deferred, Math.min(count, atOnce));
};
