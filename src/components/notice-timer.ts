import type { FocusEvent, MouseEvent } from 'react';
import { notifications } from '@mantine/notifications';

/**
 * Makes a notice go by itself after so many milliseconds on the screen. It waits for a pointer that was moved over it and
 * for the focus in it: a pointer that it merely appeared under reads nothing. `restart` gives it its whole time again.
 */
export const leavingAfter = (id: string, ms: number) => {
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
      // Browsers also fire this event when something appears under a resting pointer.
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
