import { useEffect, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { clearOtherHighlight, highlightedOn } from '@/lib/records/highlighted-row';
import { focusRow } from './focus-row';

/**
 * The id of the row to highlight on this list, if any. Once the rows are rendered, that row is focused, unless
 * something has the focus by then.
 */
export const useHighlightedRow = (ready: boolean): number | undefined => {
  const [{ pathname }] = useState(useRouter().state.location);
  const [highlightedId] = useState(() => highlightedOn(pathname)?.id);
  useEffect(() => clearOtherHighlight(pathname), [pathname]);
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'main';
    const row = document.querySelector('[data-row][data-highlighted]');
    if (highlightedId !== undefined && isFree && row) focusRow(row);
  }, [highlightedId, ready]);
  return highlightedId;
};
