import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';

/**
 * Lets an element fill the window and go back; what is in it stays mounted. It is no dialog: it remains a part of its form,
 * whose shortcuts work, and which gets its screen back when it moves the focus to another field.
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
    /** Keeps the element's room on the page. */
    place: { style: full ? { minBlockSize: room } : undefined },
    box: {
      ref,
      'data-editor': true,
      'data-full-screen': full || undefined,
      onKeyDown: ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
        // What hangs on a button of the toolbar has an Escape of its own.
        if (full && key === 'Escape' && currentTarget.contains(target as Node)) setFull(false);
      },
    },
  };
};
