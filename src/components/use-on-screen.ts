import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still there: for work that ends later than the screen that began it. */
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
