import { useDeferredValue, useState } from 'react';
import { useScrollSpy, useWindowEvent } from '@mantine/hooks';

/** How long late content may still shift the layout, in milliseconds. */
const SETTLES_AFTER_MS = 2_000;

/**
 * Scrolls a section to the top and focuses it, even if it renders late. Content above it, editors above all, gets its
 * real height late: the section is kept at the top until then, or until the user does something.
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

/** The id of the current section of a screen, and the function that goes to one. */
export const useSections = (ids: readonly string[]) => {
  const sections = ids.map((id) => `section#${CSS.escape(id)}`).join();
  const spy = useScrollSpy({
    // Deferred until the screen is painted: measuring earlier would force a layout of all of it.
    selector: useDeferredValue(sections, 'not-yet'),
    getDepth: () => 1,
    getValue: ({ id }) => id,
    offset: 120,
  });
  /** The section chosen last, until the user scrolls: one near the end cannot reach the top. */
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
