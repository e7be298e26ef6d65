import type { FocusEvent, MouseEvent } from 'react';
import { notifications } from '@mantine/notifications';

/**
 * Makes a notice go by itself after so many milliseconds on the screen. It waits for a pointer that was moved over it and
 * for the focus in it: a pointer that it merely appeared under reads nothing.
 */
export const leavingAfter = (id: string, ms: number) => {
  let timer: number | undefined;
  const stop = () => {
    window.clearTimeout(timer);
  };
  const start = () => {
    stop();
    timer = window.setTimeout(() => notifications.hide(id), ms);
  };
  return {
    autoClose: false,
    onOpen: start,
    onClose: stop,
    // Browsers also fire this event when something appears under a resting pointer.
    onMouseMove: ({ movementX, movementY }: MouseEvent) => {
      if (movementX !== 0 || movementY !== 0) stop();
    },
    onMouseLeave: start,
    onFocus: stop,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) start();
    },
  } as const;
};
