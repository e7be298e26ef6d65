import { useCallback, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than the breakpoint `md` or `lg`, false in print; known on the first render. */
export const useNarrow = (than: 'md' | 'lg' = 'md') =>
  useMediaQuery(`screen and (max-width: ${than === 'md' ? 47.99 : 61.99}em)`, undefined, {
    getInitialValueInEffect: false,
  });

/** Whether the element with the returned ref is narrower than `md`; known before it is painted. */
export const useNarrowElement = () => {
  const [narrow, setNarrow] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const { fontSize } = getComputedStyle(document.documentElement);
      setNarrow(element.clientWidth < 48 * Number.parseFloat(fontSize));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, narrow] as const;
};
