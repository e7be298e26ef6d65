import { useEffect, useRef } from 'react';
import { focusScreen } from '@/components/focus-lost';

/** How long others may take to hand the focus on, in milliseconds. */
const PATIENCE_MS = 100;

/**
 * Gives the focus to the screen at `path` when what had it is gone, disabled or hidden. Nothing led to the first screen: there the
 * keyboard starts at the top.
 */
export const useLostFocus = (path: string): void => {
  const led = useRef(path);
  useEffect(() => {
    if (led.current === path) return;
    led.current = path;
    // With the frame that shows it: sooner, the styles of all that is new would be computed once more.
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
