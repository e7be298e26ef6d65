import type { FocusEvent, MouseEvent } from 'react';
import { notifications } from '@mantine/notifications';

/**
 * Hides a notice after `ms` milliseconds on the screen. The timer pauses while the notice has the focus or the pointer
 * moves over it; a pointer at rest where it appears does not count. `restart` resets the timer.
 */
export const autoCloseAfter = (id: string, ms: number) => {
  let timer: number | undefined;
  let shown = false;
  let held = false;
  const stop = () => window.clearTimeout(timer);
  const start = () => {
    stop();
    timer = window.setTimeout(() => notifications.hide(id), ms);
  };
  const hold = () => {
    held = true;
    stop();
  };
  const release = () => {
    held = false;
    start();
  };
  return {
    restart: () => {
      if (shown && !held) start();
    },
    handlers: {
      autoClose: false,
      onOpen: () => {
        shown = true;
        start();
      },
      onClose: stop,
      // Browsers also fire this event when an element appears under a resting pointer.
      onMouseMove: ({ movementX, movementY }: MouseEvent) => {
        if (movementX !== 0 || movementY !== 0) hold();
      },
      onMouseLeave: release,
      onFocus: hold,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) release();
      },
    },
  } as const;
};
