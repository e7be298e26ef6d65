import { useDeferredValue, useState } from 'react';
import { useReducedMotion, useScrollSpy, useWindowEvent } from '@mantine/hooks';

/** Which of a screen's sections one is in, by id, and the way to each. */
export const useSections = (ids: readonly string[]) => {
  const reducedMotion = useReducedMotion();
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
    const section = document.getElementById(id);
    section?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
    section?.focus({ preventScroll: true });
    setChosen(id);
  };
  return { current: chosen ?? spy.data[spy.active]?.id ?? ids[0], goTo };
};
