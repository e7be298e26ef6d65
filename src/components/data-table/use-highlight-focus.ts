import { useEffect, useRef } from 'react';
import { focusRow } from './focus-row';

/** Once the rows are rendered, focuses the highlighted one, unless something has the focus by then. */
export const useHighlightFocus = (highlightedId: number | undefined, ready: boolean) => {
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'main';
    const row = document.querySelector('[data-row][data-highlighted]');
    if (highlightedId !== undefined && isFree && row) focusRow(row);
  }, [highlightedId, ready]);
};
