import { type RefObject, useEffect, useState } from 'react';

/** Rows are put in and out by so many at a time, so that a scrolled pixel renders nothing. */
const STEP = 4;

/** How many rows are rendered above and below what is seen. */
const BESIDE = 4;

/** How long nothing moves until what is seen is read, in milliseconds. */
const REST_MS = 120;

interface Seen {
  /** The first row in view, and the first below it. */
  from: number;
  to: number;
}

/** The rows in view of a frame that scrolls, by its height and position in pixels. */
export const seenRows = (top: number, height: number, rowHeight: number): Seen => {
  const from = Math.max(0, Math.floor(top / rowHeight / STEP) * STEP);
  return { from, to: from + Math.ceil(height / rowHeight) + STEP };
};

/** Which of many rows of the same height are rendered, and which are in view: those around where a frame is scrolled to. */
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
    /** Whether a row is in view, and stays there for the moment. */
    isSeen: (row: number) => resting && row >= seen.from && row < seen.to,
    /** The last row in view, from 0. */
    last: seen.to - 1,
  };
};
