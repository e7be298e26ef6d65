import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was rendered last, for work that ends later than the render that began it. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
};
