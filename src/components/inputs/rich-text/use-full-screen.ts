import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';

/**
 * Toggles full screen for an element without remounting its content. Not a dialog: it stays part of its form, whose
 * shortcuts work, and it closes when the form moves the focus to another field.
 */
export const useFullScreen = () => {
  const [full, setFull] = useState(false);
  const [room, setRoom] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(element, useFocusTrap(full));

  const toggle = useCallback(() => {
    setRoom(element.current?.offsetHeight ?? 0);
    setFull((before) => !before);
  }, []);

  useEffect(() => {
    if (!full) return;
    const box = element.current;
    const onFocus = ({ target }: FocusEvent) => {
      const leaves =
        target instanceof Node && !box?.contains(target) && box?.closest('form')?.contains(target);
      if (leaves) setFull(false);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      box?.scrollIntoView({ block: 'nearest' });
    };
  }, [full]);

  return {
    full,
    toggle,
    /** A placeholder with the element's height, which keeps the page from moving. */
    place: { style: full ? { minBlockSize: room } : undefined },
    box: {
      ref,
      'data-editor': true,
      'data-full-screen': full || undefined,
      onKeyDown: ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
        // A popover of the toolbar handles Escape itself.
        if (full && key === 'Escape' && currentTarget.contains(target as Node)) setFull(false);
      },
    },
  };
};
