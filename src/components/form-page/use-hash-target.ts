import { useEffect, useRef } from 'react';
import { useLocation } from '@tanstack/react-router';

/** Brings the element with this id into view, and gives it the focus, when the address names it after `#`. */
export const useHashTarget = (id: string | undefined) => {
  const element = useRef<HTMLElement>(null);
  const named = useLocation({ select: ({ hash }) => id !== undefined && hash === id });
  useEffect(() => {
    // A field in it that has the same name has taken the focus already.
    if (!named || element.current?.contains(document.activeElement)) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [named]);
  return element;
};
