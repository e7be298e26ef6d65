import { useEffect, useRef } from 'react';
import { focusScreen } from '@/components/keys/focus-lost';

/** How long other code may take to move the focus, in milliseconds. */
const PATIENCE_MS = 100;

/**
 * Focuses the screen at `path` when the focused element is removed, disabled or hidden. Not on the first screen, where
 * the keyboard starts at the top.
 */
export const useLostFocus = (path: string): void => {
  const led = useRef(path);
  useEffect(() => {
    if (led.current === path) return;
    led.current = path;
    // In the frame that renders it, to avoid an extra style recalculation.
    const frame = requestAnimationFrame(focusScreen);
    return () => cancelAnimationFrame(frame);
  }, [path]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || !(target instanceof Element)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!target.checkVisibility() || target.matches(':disabled')) focusScreen();
      }, PATIENCE_MS);
    };
    document.addEventListener('focusout', onFocusOut);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
};
