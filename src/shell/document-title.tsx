import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useRememberOpened } from './palette/use-remember-opened';
import { pageLabel, useScreenName } from './use-screen-name';

const APP_NAME = 'Nepal travel admin';

/** Sets the document's title, announces a new screen to screen readers, and remembers the record on it. */
export const DocumentTitle = () => {
  const screen = useScreenName();
  const { title, record, path } = screen;
  useRememberOpened(screen);

  useEffect(() => {
    // A screen that has not named itself is still on its way.
    if (title !== undefined) document.title = [title, record, APP_NAME].filter(Boolean).join(' · ');
  }, [title, record]);

  // The control that led here is often gone with its screen; without this the keyboard would start at the top. Nothing led
  // to the first screen: there it does.
  const led = useRef(path);
  useEffect(() => {
    if (led.current === path) return;
    led.current = path;
    // With the frame that shows it: sooner, the styles of all that is new would be computed once more.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title !== undefined && pageLabel(title, record)}
    </VisuallyHidden>
  );
};
