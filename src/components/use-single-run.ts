import { useRef } from 'react';
import { useOnScreen } from './use-on-screen';

/**
 * One run at a time, which can be stopped; who asks `isStopped` ends it with its screen. Everything is as of now, not as of
 * the last render.
 */
export const useSingleRun = () => {
  const onScreen = useOnScreen();
  const busy = useRef(false);
  const stopped = useRef(false);
  return {
    /** False when a run is going on; else there is one now, until `end`. */
    begin: () => {
      if (busy.current) return false;
      busy.current = true;
      stopped.current = false;
      return true;
    },
    end: () => {
      busy.current = false;
    },
    stop: () => {
      stopped.current = true;
    },
    isRunning: () => busy.current,
    isStopped: () => stopped.current || !onScreen.current,
  };
};
