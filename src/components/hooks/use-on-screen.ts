import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted: for async work that outlives its screen. */
export const useOnScreen = (): RefObject<boolean> => {
  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return onScreen;
};
