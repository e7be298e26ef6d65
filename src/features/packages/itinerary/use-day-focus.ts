import { useCallback, useEffect, useRef, useState } from 'react';

const handle = '[aria-roledescription]';
const targets = ['[aria-invalid="true"]', 'input', '[data-day]', 'a, button'];

/** Focuses a day or its handle once rendered, or the list if there is no such day. */
export const useDayFocus = () => {
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ key: string | undefined; part: 'day' | 'handle' }>();
  const focus = useCallback(
    (key: string | undefined, part: 'day' | 'handle' = 'day') => setAsked({ key, part }),
    [],
  );

  useEffect(() => {
    if (!asked) return;
    const row = asked.key === undefined ? null : list.current?.querySelector(`[data-key="${asked.key}"]`);
    const wanted = asked.part === 'handle' ? [handle, ...targets] : targets;
    const target = wanted.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
    (target ?? list.current)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  return { list, focus };
};
