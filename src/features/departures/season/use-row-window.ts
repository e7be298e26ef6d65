import { type RefObject, useEffect, useState } from 'react';

/** The window moves in steps of so many rows, so that scrolling by a pixel renders nothing. */
const STEP = 4;

/** The number of rows rendered above and below those in view. */
const BESIDE = 4;

/** How long scrolling must have stopped before rows are loaded, in milliseconds. */
const REST_MS = 120;

interface Seen {
  /** The first row in view, and the first below. */
  from: number;
  to: number;
}

/** The rows in view of a scrolling frame, by its scroll position and height in pixels. */
export const seenRows = (top: number, height: number, rowHeight: number): Seen => {
  const from = Math.max(0, Math.floor(top / rowHeight / STEP) * STEP);
  return { from, to: from + Math.ceil(height / rowHeight) + STEP };
};

/** A virtual list of rows of equal height: which ones are rendered, and which are in view. */
export const useRowWindow = (frame: RefObject<HTMLElement | null>, count: number, rowHeight: number) => {
  const [seen, setSeen] = useState<Seen>({ from: 0, to: 20 });
  const [resting, setResting] = useState(true);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const next = seenRows(element.scrollTop, element.clientHeight, rowHeight);
      setSeen((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    const onScroll = () => {
      look();
      setResting(false);
      clearTimeout(timer);
      timer = setTimeout(() => setResting(true), REST_MS);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [frame, rowHeight]);

  return {
    from: Math.max(0, seen.from - BESIDE),
    to: Math.min(count, seen.to + BESIDE),
    /** Whether a row is in view, and scrolling has stopped. */
    isSeen: (row: number) => resting && row >= seen.from && row < seen.to,
    /** The index of the last row in view. */
    last: seen.to - 1,
  };
};
