import { useLayoutEffect, useRef } from 'react';

const linkIn = (element: Element | null | undefined) => element?.querySelector<HTMLElement>('a[href]');

/**
 * Hands the focus on when an item of a list goes because it was deleted: to the next one, the one before, or what the
 * section begins with. Gives the item's ref, and what to call once it has been deleted.
 */
export const useSuccessorFocus = () => {
  const item = useRef<HTMLLIElement>(null);
  const deleted = useRef(false);
  useLayoutEffect(() => {
    const { current } = item;
    return () => {
      if (!deleted.current || !current) return;
      const neighbour = linkIn(current.nextElementSibling) ?? linkIn(current.previousElementSibling);
      (neighbour ?? linkIn(current.closest('section')))?.focus();
    };
  }, []);
  const onDeleted = () => {
    deleted.current = true;
  };
  return [item, onDeleted] as const;
};
