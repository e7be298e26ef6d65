import { useDeferredValue, useState } from 'react';
import { useScrollSpy, useWindowEvent } from '@mantine/hooks';

/** How long what a section's way holds may still come, in milliseconds. */
const SETTLES_AFTER_MS = 2_000;

/**
 * Brings a section to the top and gives it the focus, also one that is rendered in a moment. What is above it takes its real
 * height late, editors above all: it is held at the top until then, or until the user does something.
 */
const bringToTop = (id: string) => {
  let found = false;
  const bring = () => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    if (!found) section?.focus({ preventScroll: true });
    found ||= section !== null;
  };
  const observer = new ResizeObserver(bring);
  const ended = AbortSignal.timeout(SETTLES_AFTER_MS);
  ended.addEventListener('abort', () => observer.disconnect());
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    window.addEventListener(act, () => observer.disconnect(), { signal: ended });
  bring();
  observer.observe(document.body);
};

/** Which of a screen's sections one is in, by id, and the way to each. */
export const useSections = (ids: readonly string[]) => {
  const sections = ids.map((id) => `section#${CSS.escape(id)}`).join();
  const spy = useScrollSpy({
    // Measured once the screen is shown: sooner, all of it would be laid out in the same go.
    selector: useDeferredValue(sections, 'not-yet'),
    getDepth: () => 1,
    getValue: ({ id }) => id,
    offset: 120,
  });
  /** One of the last sections cannot come up to the top, and yet one is in it. */
  const [chosen, setChosen] = useState<string>();
  const scrolls = () => setChosen(undefined);
  useWindowEvent('wheel', scrolls);
  useWindowEvent('touchmove', scrolls);
  useWindowEvent('keydown', scrolls);

  const goTo = (id: string) => {
    bringToTop(id);
    setChosen(id);
  };
  return { current: chosen ?? spy.data[spy.active]?.id ?? ids[0], goTo };
};
