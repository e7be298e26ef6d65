import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels, as it changes; 0 until it is laid out. */
export const useWidth = <Measured extends HTMLElement>() => {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const resized = new ResizeObserver(() => setWidth(element.clientWidth));
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return { ref, width };
};
