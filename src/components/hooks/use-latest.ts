import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref to the last rendered value, for async work that outlives the render that started it. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
};
